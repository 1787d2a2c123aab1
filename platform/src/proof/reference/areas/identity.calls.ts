import { issueGuestToken } from '@galo/contracts/identity'
import { CLIENT_SECRET } from '../../world/api'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

export const identityArea: ApiArea = {
  id: 'identity',
  title: 'Identity',
  about: 'Sessions of guests and customers.',
  calls: [
    describedCall(issueGuestToken, {
      title: 'Issue a guest session',
      good: () => ({ body: { market: 'UK' as const }, headers: CLIENT_SECRET }),
    }),
  ],
}
