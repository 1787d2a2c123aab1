import type { FulfilmentDetails, FulfilmentRequest, OrderableFulfilment } from '@galo/domain'
import type { OrderFields } from '../features/place-order/ordering-method'
import { collection } from './collection/collection'
import type { FulfilmentMethod } from './fulfilment-method'
import type { FulfilmentMethods } from './fulfilment-methods'

/** Never run: the compiler is the test. */

// @ts-expect-error what the site says can be ordered has its checkout
export const nothing = {} satisfies { readonly [T in OrderableFulfilment]: FulfilmentMethod<T> }
// @ts-expect-error one way doesn't stand in for another
export const mistaken: FulfilmentMethods = { COLLECTION: { ...collection, type: 'DELIVERY' } }
// @ts-expect-error details are of one way, and whole
export const details: FulfilmentDetails = { type: 'COLLECTION', saved: true }
// @ts-expect-error an order is never asked for without its time
export const request: FulfilmentRequest = { type: 'COLLECTION', pickupTime: null }
// @ts-expect-error the contract knows what a collection says
export const fields: OrderFields = { type: 'COLLECTION', table: '7' }
