import type { AnswerOf } from '@galo/contracts/call'
import type { getThrottles } from '@galo/contracts/capacity'
import type { ChosenFulfilment } from '@galo/domain'
import type { FlagKey } from '@galo/services'
import type { Locale, WordTables } from '@galo/words'
import type { RestaurantResult } from './restaurant-result'

interface Saying {
  readonly title: string
  readonly text: string
}

export interface FulfilmentListingWords {
  /** On a card: the restaurant does not offer it. */
  readonly notOffered: Saying
  /** Above the list: how many restaurants there are, and how many of them take orders. */
  readonly aroundYou: (galos: string, ready: string) => string
  /** Nobody near takes such orders. */
  readonly nobodyTakes: Saying
  /** Switched off in every restaurant. */
  readonly unavailable: Saying
}

/** One of the two or three facts that people choose by: 'Arrives in', '25–40 min'. */
export interface ListingFact {
  readonly label: string
  readonly value: string
  readonly note?: string
}

/** What the facts of a card are read from. */
export interface FactsOf {
  /** The first slot in UTC; `null` where none is known. */
  readonly from: string | null
  readonly timeZone: string
  readonly locale: Locale
}

type Throttles = AnswerOf<typeof getThrottles>[number]['current']

/** How restaurants are listed for one fulfilment. Each has its own folder under `fulfilment/`. */
export interface FulfilmentListing<T extends ChosenFulfilment = ChosenFulfilment> {
  readonly type: T
  readonly words: WordTables<FulfilmentListingWords>
  /** The flag that says that nobody gets food this way now. */
  readonly switchedOffBy: FlagKey
  /** How far the kitchen is throttled for these orders; `null` for those that need no time, and none is asked for. */
  readonly throttleIn: ((throttles: Throttles) => Throttles[keyof Throttles]) | null
  /** For a restaurant that takes such an order today. */
  readonly facts: (result: RestaurantResult, about: FactsOf) => readonly ListingFact[]
}
