import { issuedGuestSessionSchema, paths } from '@galo/contracts'
import type { ApiArea } from '../http/api-call'
import { CLIENT_SECRET } from '../test/api'
import { guestRequestSchema } from './identity.routes'

export const identityArea: ApiArea = {
  id: 'identity',
  title: 'Identity',
  about: 'Sessions of guests and customers.',
  calls: [
    {
      name: 'Issue a guest session',
      method: 'POST',
      path: paths.identity.guest,
      about:
        'A short session for a guest, for the site’s server only. A `guestId` it kept is honoured, so baskets and orders outlive the session.',
      rows: ['B07', 'B08'],
      bearer: 'client-secret',
      errors: 'list',
      request: guestRequestSchema,
      answer: { status: 200, schema: issuedGuestSessionSchema },
      good: () => ({ body: { market: 'UK' }, headers: CLIENT_SECRET }),
    },
  ],
}
