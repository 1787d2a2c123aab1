import type { FulfilmentType, LatLng } from '@galo/domain'
import { defineStore } from '../define-store'

/** What the customer typed and where that is. `query` survives a failed search word for word. */
export interface LocationState {
  readonly query: string
  readonly label: string | null
  readonly postcode: string | null
  readonly coordinates: LatLng | null
}

export const locationStore = defineStore<LocationState>()({
  owner: 'mfe-search',
  initial: () => ({ query: '', label: null, postcode: null, coordinates: null }),
})

/** The restaurant last chosen from the results; a menu opened by its address does not set it. */
export interface RestaurantState {
  readonly selected: { readonly id: string; readonly slug: string; readonly name: string } | null
}

export const restaurantStore = defineStore<RestaurantState>()({
  owner: 'mfe-search',
  initial: () => ({ selected: null }),
})

export interface FulfilmentState {
  readonly type: FulfilmentType
}

export const fulfilmentStore = defineStore<FulfilmentState>()({
  owner: 'mfe-search',
  initial: () => ({ type: 'COLLECTION' }),
})
