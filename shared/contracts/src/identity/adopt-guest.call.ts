import * as z from '@galo/schema'
import { defineCall } from '../call/call'

/**
 * What somebody ordered as a guest follows them into their account (F02, J05): orders that are not finished yet, and those that carry the
 * account's e-mail; the rest stays the guest's, for a device may have other people's. Chillies are not given for them. Sent by the BFF only,
 * with `x-client-secret`, after a sign-in, for the guest of its own cookie and the customer of its own session. Saying it twice does no
 * harm: there is nothing left to follow. The basket does not come by this call but by the basket's own (`validateBasket` with the customer's token).
 */
export const adoptGuest = defineCall({
  name: 'identity.adopt-guest',
  method: 'POST',
  path: '/identity/guest/adopt',
  credential: 'client-secret',
  source: 'identity',
  request: z.object({ guestId: z.uuid(), customerId: z.string().check(z.minLength(1)) }),
  /** How many orders came along. */
  answer: z.object({ orders: z.number() }),
  errors: { NOT_FOUND: 404 },
  isSafe: true,
})
