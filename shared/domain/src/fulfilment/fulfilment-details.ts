import type { CollectionDetails, CollectionRequest } from './collection'

/**
 * What each way of ordering asks besides who it is for: `details` as they are being filled in, `request` as an order asks for it.
 * Open, so that a way brings its own from its own file.
 */
export interface FulfilmentShapes {
  readonly COLLECTION: { readonly details: CollectionDetails; readonly request: CollectionRequest }
}

/** The ways that can be ordered, or tried to. */
export type DetailedFulfilment = keyof FulfilmentShapes

/** What was filled in for a way; `saved`: confirmed by the customer, and not touched since. */
export type FulfilmentDetailsOf<T extends DetailedFulfilment> = T extends DetailedFulfilment
  ? FulfilmentShapes[T]['details'] & { readonly type: T; readonly saved: boolean }
  : never

/** What an order asks for that way. */
export type FulfilmentRequestOf<T extends DetailedFulfilment> = T extends DetailedFulfilment
  ? FulfilmentShapes[T]['request'] & { readonly type: T }
  : never

/** Of one way at a time: a basket has one. */
export type FulfilmentDetails = FulfilmentDetailsOf<DetailedFulfilment>
export type FulfilmentRequest = FulfilmentRequestOf<DetailedFulfilment>
