import type { FailedPart } from './search-trouble.model'

/** What is said of it. */
export type Trouble = 'address-search' | 'restaurant-search' | 'order-experience' | 'maps' | 'restaurants-unavailable'

const TROUBLES = {
  place: 'address-search',
  restaurants: 'restaurant-search',
  answer: 'order-experience',
  map: 'maps',
} as const satisfies Record<FailedPart, Trouble>

/** As long as it may be tried again it is what failed; after that, that nothing can be had (D17). Without a map everything else can. */
export const troubleOf = (part: FailedPart, canRetry: boolean): Trouble =>
  canRetry || part === 'map' ? TROUBLES[part] : 'restaurants-unavailable'
