import { describeRemote, describeStore } from '@galo/contracts/description'
import type { ChosenFulfilment, ClientAddress, LatLng, TextField } from '@galo/domain'

/** What the customer typed and where that is. `query` survives a failed search word for word. */
interface LocationState {
  readonly query: string
  readonly label: string | null
  readonly postcode: string | null
  readonly coordinates: LatLng | null
  /** The whole address, where it is known: of a door, or written by hand. Delivery goes there. */
  readonly address: ClientAddress | null
  readonly mapType: 'roadmap' | 'satellite'
  /** The customer has said that the pin stands at their door. */
  readonly isPinConfirmed: boolean
  readonly showConfirmPinModal: boolean
}

/** What was typed to say where one is, and not sent yet: nobody types it twice, after a reload either. */
interface UnsentPlaceState {
  /** How the food is to be had, where it was chosen, and at which field and page. */
  readonly way: { readonly at: string; readonly chosen: ChosenFulfilment } | null
  /** The field it was typed into. */
  readonly field: string | null
  readonly text: string
  /** The field in whose place the address is being written by hand. */
  readonly byHandIn: string | null
  readonly byHand: Readonly<Record<'lineOne' | 'lineTwo' | 'city' | 'postcode' | 'instructions', TextField>> | null
}

/** The places looked for in this tab, the last one first. */
interface RecentPlacesState {
  readonly places: readonly { readonly query: string; readonly label: string; readonly coordinates: LatLng }[]
}

/** The restaurant last chosen from the results; a menu opened by its address does not set it. */
interface RestaurantState {
  readonly selected: { readonly id: string; readonly slug: string; readonly name: string } | null
}

/** The restaurants that the customer who is signed in likes (X02), as the platform keeps them, the latest first; `null` until it was asked. */
interface FavouritesState {
  readonly restaurants:
    | readonly {
        readonly id: string
        readonly slug: string
        readonly name: string
        /** Of its address: `GB`, `IE`. */
        readonly country: string
      }[]
    | null
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
      version: 2,
      // The first one knew no addresses; nobody types a postcode again for that.
      completesFrom: 1,
      // A question that lay over the page is asked again by who comes back to it, not by a reload.
      saved: {
        query: true,
        label: true,
        postcode: true,
        coordinates: true,
        address: true,
        mapType: true,
        isPinConfirmed: true,
      },
      initial: {
        query: '',
        label: null,
        postcode: null,
        coordinates: null,
        address: null,
        mapType: 'roadmap',
        isPinConfirmed: false,
        showConfirmPinModal: false,
      },
    }),
    unsentPlace: describeStore<UnsentPlaceState>({
      personal: 'visit',
      version: 2,
      completesFrom: 1,
      initial: { way: null, field: null, text: '', byHandIn: null, byHand: null },
    }),
    recentPlaces: describeStore<RecentPlacesState>({ personal: 'visit', initial: { places: [] } }),
    restaurant: describeStore<RestaurantState>({ initial: { selected: null } }),
    favourites: describeStore<FavouritesState>({
      personal: 'account',
      persist: false,
      otherTabs: true,
      contents: 'restaurants',
      initial: { restaurants: null },
    }),
  },
  flags: {
    'address-data-provider': {
      purpose: 'Who is asked for addresses: the localities service, or the maps provider',
      values: ['localities', 'places'],
      fallback: 'localities',
      removeAfter: '2027-06-30',
    },
    'pin-drop': {
      purpose: 'A door that food is brought to is shown on a map, for the pin to be moved',
      fallback: true,
      removeAfter: '2027-06-30',
    },
    'address-autocomplete': {
      purpose: 'Addresses are suggested while somebody types; without it, words are looked up when they are sent',
      fallback: true,
      removeAfter: '2027-06-30',
    },
    'delivery-partner-unavailable': {
      purpose: 'The riders’ own service is down: only houses that ride themselves deliver',
      fallback: false,
      removeAfter: '2027-11-30',
    },
  },
  facts: {
    /** A restaurant was chosen from the results. `startsAgain`: the customer has said that a basket of another place, or way, may go (F17). */
    'restaurant.selected': {
      version: 2,
      payload: {
        restaurantId: 'string',
        fulfilment: ['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE'],
        startsAgain: 'boolean',
      },
      retain: true,
      otherTabs: false,
    },
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
