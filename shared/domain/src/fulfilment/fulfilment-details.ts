import type { CollectionDetails, CollectionRequest } from './collection'
import type { DeliveryDetails, DeliveryRequest } from './delivery'
import type { TableDetails, TableRequest } from './eat-in'

/**
 * What each fulfilment type asks besides who it is for: `details` while they are being filled in, `request` as part of an order.
 * An interface, so that a type can add its own by declaration merging.
 */
export interface FulfilmentShapes {
  readonly COLLECTION: { readonly details: CollectionDetails; readonly request: CollectionRequest }
  readonly DELIVERY: { readonly details: DeliveryDetails; readonly request: DeliveryRequest }
  readonly EAT_IN: { readonly details: TableDetails; readonly request: TableRequest }
  readonly AT_TABLE: { readonly details: TableDetails; readonly request: TableRequest }
}

/** The types that have details. */
export type DetailedFulfilment = keyof FulfilmentShapes

/** What was filled in for a type; `saved`: confirmed by the customer and unchanged since. */
export type FulfilmentDetailsOf<T extends DetailedFulfilment> = T extends DetailedFulfilment
  ? FulfilmentShapes[T]['details'] & { readonly type: T; readonly saved: boolean }
  : never

/** What an order of that type asks for. */
export type FulfilmentRequestOf<T extends DetailedFulfilment> = T extends DetailedFulfilment
  ? FulfilmentShapes[T]['request'] & { readonly type: T }
  : never

/** Of one type at a time: a basket has one. */
export type FulfilmentDetails = FulfilmentDetailsOf<DetailedFulfilment>
export type FulfilmentRequest = FulfilmentRequestOf<DetailedFulfilment>
