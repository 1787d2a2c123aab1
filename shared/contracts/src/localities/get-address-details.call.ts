import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { addressDetailsSchema, keySchema } from './localities.schema'

/** The position and address of a suggested place; `public_id` is its id (D12). A postcode brings the addresses known there. */
export const getAddressDetails = defineCall({
  name: 'localities.get-address-details',
  method: 'GET',
  path: '/localities/details',
  credential: 'none',
  source: 'localities',
  query: z.object({ key: keySchema, public_id: z.string().check(z.minLength(1), z.maxLength(240)) }),
  answer: addressDetailsSchema,
  errors: { INVALID_KEY: 403, NOT_FOUND: 404 },
})
