import * as z from '@galo/schema'
import { collectionRequestSchema } from './submit-order/collection.request'
import { deliveryRequestSchema } from './submit-order/delivery.request'
import { onPremisesRequestSchema } from './submit-order/on-premises.request'

export type { WrittenAddress } from './submit-order/delivery.request'

/** What each way of ordering says, told apart by its type (J01, J02). */
export const submitOrderRequestSchema = z.discriminatedUnion('type', [
  collectionRequestSchema,
  deliveryRequestSchema,
  onPremisesRequestSchema,
])
