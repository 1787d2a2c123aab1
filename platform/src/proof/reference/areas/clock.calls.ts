import { checkHealth, readTime } from '@galo/contracts/clock'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

export const platformArea: ApiArea = {
  id: 'platform',
  title: 'Platform',
  about: 'Whether it is up, and what time it is there.',
  calls: [
    describedCall(checkHealth, {
      title: 'Get health',
      good: () => ({}),
    }),
    describedCall(readTime, {
      title: 'Get the time',
      good: () => ({}),
    }),
  ],
}
