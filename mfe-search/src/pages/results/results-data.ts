import type { AppErrorCode } from '@galo/contracts/errors'
import type { TraceId } from '@galo/contracts/trace'
import type { LatLng, OrderableFulfilment } from '@galo/domain'
import type { PlaceRefusal } from '../../features/address-entry/address-entry.model'
import type { NearestRestaurant } from '../../features/restaurant-list/list-notice'
import type { HowBusy } from '../../features/restaurant-list/how-busy.model'
import type { RestaurantResult } from '../../features/restaurant-list/search-results.model'

/** The outcome of a search (D17). JSON only, since it may come from the server. `query` is as typed. */
export type ResultsData =
  | {
      readonly kind: 'found'
      readonly query: string
      /** The fulfilment that was searched for. */
      readonly fulfilment: OrderableFulfilment
      readonly place: { readonly label: string; readonly postcode: string | null; readonly coordinates: LatLng }
      readonly results: readonly RestaurantResult[]
      readonly howBusy: HowBusy
      /** The nearest restaurant when none is within the search's radius. */
      readonly nearest?: NearestRestaurant
    }
  | { readonly kind: 'refused'; readonly query: string; readonly reason: PlaceRefusal }
  /** The place is in the other market; `label` is its name, `null` for the device's position. */
  | { readonly kind: 'elsewhere'; readonly query: string; readonly label: string | null; readonly coordinates?: LatLng }
  | {
      readonly kind: 'failed'
      readonly query: string
      readonly code: AppErrorCode
      /** The trace of what failed. */
      readonly reference: TraceId | null
    }
