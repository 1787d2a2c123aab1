import type { LogEntryRow } from '../collector/collector.store'
import type { Fault } from '../faults/faults.store'
import type { FlagRow } from '../flags/flags.store'
import type { OrderCard } from './board.wire'
import type { TradingRestaurant } from './restaurants.console'

/** What an open console is told. */
export type ConsoleEvent =
  | { readonly name: 'board'; readonly data: { readonly now: string; readonly orders: readonly OrderCard[] } }
  | { readonly name: 'order'; readonly data: OrderCard }
  | { readonly name: 'clock'; readonly data: { readonly now: string } }
  | { readonly name: 'faults'; readonly data: { readonly faults: readonly Fault[] } }
  | { readonly name: 'flags'; readonly data: { readonly flags: readonly FlagRow[] } }
  | { readonly name: 'logs'; readonly data: { readonly entries: readonly LogEntryRow[] } }
  | { readonly name: 'restaurants'; readonly data: { readonly restaurants: readonly TradingRestaurant[] } }
  | { readonly name: 'stock'; readonly data: { readonly restaurantId: string } }
  | { readonly name: 'scenario'; readonly data: { readonly name: string } }
