import { describeRemote, describeStore } from '@galo/contracts/description'
import type { LatLng } from '@galo/domain'

/** What the customer typed and where that is. `query` survives a failed search word for word. */
interface LocationState {
  readonly query: string
  readonly label: string | null
  readonly postcode: string | null
  readonly coordinates: LatLng | null
}

/** The restaurant last chosen from the results; a menu opened by its address does not set it. */
interface RestaurantState {
  readonly selected: { readonly id: string; readonly slug: string; readonly name: string } | null
}

const remote = describeRemote({
  pages: {
    'search.home': { path: '/order/search' },
    'search.results': { path: '/order/search/results', data: 'site' },
  },
  fragments: { 'change-restaurant': {} },
  stores: {
    location: describeStore<LocationState>({
      personal: 'visit',
      initial: { query: '', label: null, postcode: null, coordinates: null },
    }),
    restaurant: describeStore<RestaurantState>({ initial: { selected: null } }),
  },
  flags: {
    'address-autocomplete': {
      purpose: 'Addresses are suggested while somebody types; without it, words are looked up when they are sent',
      fallback: true,
      removeAfter: '2027-06-30',
    },
  },
  facts: {
    'restaurant.selected': { version: 1, payload: { restaurantId: 'string' }, retain: true, otherTabs: false },
    /** A list was shown: so many of the restaurants that were asked for times are busy, are not, or did not answer. */
    'restaurants.listed': {
      version: 1,
      payload: { busy: 'number', notBusy: 'number', unknown: 'number' },
      retain: true,
      otherTabs: false,
    },
  },
})
export default remote
