import type { OrderableFulfilment } from '@galo/domain'
import type { WordTables } from '@galo/words'
import type { RestaurantResult } from './search-results.model'

export interface ListedWayWords {
  /** On a card: it is not done there, it can't be had any more today, and from when it can. */
  readonly notOffered: string
  readonly noneLeft: string
  readonly from: (time: string) => string
  /** Over the list: so many restaurants, so many of them ready. */
  readonly aroundYou: (galos: string, ready: string) => string
  /** Nobody near takes such orders. */
  readonly nobodyTakes: { readonly title: string; readonly text: string }
  readonly description: (place: string) => string
}

/** What a list of restaurants has to know of the way the food is wanted. Each way is in its own folder under `fulfilment/`. */
export interface ListedWay<T extends OrderableFulfilment = OrderableFulfilment> {
  readonly type: T
  readonly words: WordTables<ListedWayWords>
  /** Whether an order can still be placed there today, as far as anybody has asked. `now` is milliseconds since the epoch. */
  readonly canOrder: (result: RestaurantResult, now: number, timeZone: string) => boolean
}
