import type { Market } from '@galo/domain'
import type { StateOf } from '@galo/state'

type LocationState = StateOf<'location'>

/** `unknown-postcode` may exist all the same: the address service does not know where it is. */
export type PlaceRefusal = 'invalid-postcode' | 'invalid-address' | 'unknown-postcode'

/** The ways that the home page asks about; a table is found by its own link. */
export const WAYS_TO_EAT = ['DELIVERY', 'COLLECTION', 'EAT_IN'] as const
export type WayToEat = (typeof WAYS_TO_EAT)[number]

export const OTHER_MARKET = { UK: 'IE', IE: 'UK' } as const satisfies Record<Market, Market>

/** The stored location after the text of the field has changed: place, address and pin belong to their text, so they are dropped with it. */
export const withQuery = (location: LocationState, query: string): LocationState =>
  location.query === query
    ? location
    : {
        ...location,
        query,
        label: null,
        postcode: null,
        coordinates: null,
        address: null,
        isPinConfirmed: false,
        showConfirmPinModal: false,
      }
