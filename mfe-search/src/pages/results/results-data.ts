import type { AppErrorCode } from '@galo/contracts/errors'
import type { LatLng, OrderableFulfilment } from '@galo/domain'
import type { PlaceRefusal } from '../../features/address-entry/address-entry.model'
import type { NearestRestaurant } from '../../features/restaurant-list/list-notice'
import type { RestaurantResult } from '../../features/restaurant-list/search-results.model'

/** Row D17 as it reaches the page; JSON only, since it may come from the server. `query` is as typed, in every case. */
export type ResultsData =
  | {
      readonly kind: 'found'
      readonly query: string
      /** What the restaurants were asked for. */
      readonly fulfilment: OrderableFulfilment
      readonly place: { readonly label: string; readonly postcode: string | null; readonly coordinates: LatLng }
      readonly results: readonly RestaurantResult[]
      /** The nearest one of all when none is near. */
      readonly nearest?: NearestRestaurant
    }
  | { readonly kind: 'refused'; readonly query: string; readonly reason: PlaceRefusal }
  /** The place lies in the other market; `label` is what it is called, `null` for where the customer stands. */
  | { readonly kind: 'elsewhere'; readonly query: string; readonly label: string | null; readonly coordinates?: LatLng }
  | { readonly kind: 'failed'; readonly query: string; readonly code: AppErrorCode }
