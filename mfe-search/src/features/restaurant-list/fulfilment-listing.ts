import type { AnswerOf } from '@galo/contracts/call'
import type { getThrottles } from '@galo/contracts/capacity'
import type { OrderableFulfilment } from '@galo/domain'
import type { FlagKey } from '@galo/services'
import type { WordTables } from '@galo/words'
import type { RestaurantResult } from './search-results.model'

export interface FulfilmentListingWords {
  /** On a card: the restaurant does not offer it, has no time left today, or when the first one is. */
  readonly notOffered: string
  readonly noneLeft: string
  readonly from: (time: string) => string
  /** Above the list: how many restaurants there are, and how many of them take orders. */
  readonly aroundYou: (galos: string, ready: string) => string
  /** Nobody near takes such orders. */
  readonly nobodyTakes: { readonly title: string; readonly text: string }
  /** Switched off in every restaurant. */
  readonly unavailable: { readonly title: string; readonly text: string }
  readonly description: (place: string) => string
}

type Throttles = AnswerOf<typeof getThrottles>[number]['current']

/** How restaurants are listed for one fulfilment. Each has its own folder under `fulfilment/`. */
export interface FulfilmentListing<T extends OrderableFulfilment = OrderableFulfilment> {
  readonly type: T
  readonly words: WordTables<FulfilmentListingWords>
  /** The flag that says that nobody gets food this way now. */
  readonly switchedOffBy: FlagKey
  /** How far the kitchen is throttled for these orders. */
  readonly throttleIn: (throttles: Throttles) => Throttles[keyof Throttles]
  /** Whether an order can still be placed there today, as far as is known. `now` is milliseconds since the epoch. */
  readonly canOrder: (result: RestaurantResult, now: number, timeZone: string) => boolean
}
