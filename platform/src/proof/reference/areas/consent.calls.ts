import { recordConsent } from '@galo/contracts/consent'
import { CLIENT_SECRET } from '../../world/api'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

export const consentArea: ApiArea = {
  id: 'consent',
  title: 'Consent',
  about: 'What visitors said about optional cookies, kept as proof and never changed.',
  calls: [
    describedCall(recordConsent, {
      title: 'Record what was said about cookies',
      good: () => ({
        body: {
          id: '5f0c2c3e-7f0e-4c58-9a55-0f6c5b1d2a11',
          market: 'UK' as const,
          measure: false,
          record: false,
          answer: 'reject' as const,
          wordsVersion: 1,
          decidedAt: '2026-11-18T12:05:00.000Z',
        },
        headers: CLIENT_SECRET,
      }),
    }),
  ],
}
