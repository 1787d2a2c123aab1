import type { AppErrorCode } from '@galo/contracts/errors'
import type { TraceId } from '@galo/contracts/trace'
import type { ChosenFulfilment, LatLng } from '@galo/domain'
import type { PlaceRefusal } from '../../features/address-entry/address-entry.model'
import type { Filters } from '../../features/facility-filter/facility-filter.model'
import type { Hidden } from '../../features/facility-filter/filter-results.model'
import type { NearestRestaurant } from '../../features/restaurant-list/list-notice'
import type { HowBusy } from '../../features/restaurant-list/how-busy.model'
import type { RestaurantResult } from '../../features/restaurant-list/restaurant-result'
import type { FailedPart } from '../../features/search-trouble/search-trouble.model'

/** The outcome of a search (D17). JSON only, since it may come from the server. `query` is as typed. */
export type ResultsData =
  | {
      readonly kind: 'found'
      readonly query: string
      /** The fulfilment that was searched for. */
      readonly fulfilment: ChosenFulfilment
      readonly place: { readonly label: string; readonly postcode: string | null; readonly coordinates: LatLng }
      readonly results: readonly RestaurantResult[]
      readonly howBusy: HowBusy
      readonly filters: Filters
      /** Who would be listed without filters. */
      readonly hidden: Hidden | null
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
      /** What of it failed. Pages that were drawn before this was said have it not. */
      readonly part?: FailedPart
      /** The trace of what failed. */
      readonly reference: TraceId | null
    }
