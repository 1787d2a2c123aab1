import * as z from 'zod/mini'
import { anyInstantSchema } from '../../fulfilment'
import { common, customerSchema } from './written'

export const collectionRequestSchema = z.object({
  type: z.literal('COLLECTION'),
  ...common,
  customer: customerSchema,
  pickup_time: anyInstantSchema,
})
