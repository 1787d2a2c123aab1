import * as z from '@galo/schema'
import { anyInstantSchema } from '../../fulfilment'
import { commonFields, customerSchema } from './request-fields'

export const collectionRequestSchema = z.object({
  type: z.literal('COLLECTION'),
  ...commonFields,
  customer: customerSchema,
  pickup_time: anyInstantSchema,
})
