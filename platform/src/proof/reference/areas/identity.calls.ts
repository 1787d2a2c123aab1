import { randomUUID } from 'node:crypto'
import { adoptGuest, issueGuestToken, requestPasswordLetter } from '@galo/contracts/identity'
import { customers } from '../../../../data'
import { CLIENT_SECRET } from '../../world/api'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

const SITE = 'http://localhost:4000'

export const identityArea: ApiArea = {
  id: 'identity',
  title: 'Identity',
  about: 'Sessions of guests and customers, and letters about accounts.',
  calls: [
    describedCall(issueGuestToken, {
      title: 'Issue a guest session',
      good: () => ({ body: { market: 'UK' as const }, headers: CLIENT_SECRET }),
    }),
    describedCall(adoptGuest, {
      title: 'Hand a guest’s orders to a customer',
      when: { NOT_FOUND: 'there is no such customer' },
      good: async (world) => ({
        body: { guestId: (await world.guest()).guestId, customerId: customers[0]?.id ?? '' },
        headers: CLIENT_SECRET,
      }),
    }),
    describedCall(requestPasswordLetter, {
      title: 'Ask for a new password',
      when: {
        UNKNOWN_SITE: '`site` is not one of ours',
        TOO_MANY_LETTERS: 'too many letters to one mailbox, or from one address',
      },
      // A mailbox of its own each time: one is written to a few times only.
      good: () => ({ body: { email: `${randomUUID()}@example.com`, site: SITE }, headers: CLIENT_SECRET }),
    }),
  ],
}
