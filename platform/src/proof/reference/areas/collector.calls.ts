import { sendEvents, sendLogLines } from '@galo/contracts/collector'
import { CLIENT_SECRET } from '../../world/api'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

export const collectorArea: ApiArea = {
  id: 'collector',
  title: 'Collector',
  about:
    'Where lines and events of browsers and servers end up. A batch is `{ entries }`, a bare list, or JSON lines. Authorization, bodies of session calls, people and order ids are taken out; only the latest are kept.',
  calls: [
    describedCall(sendLogLines, {
      title: 'Send log lines',
      good: () => ({
        body: { entries: [{ level: 'error' as const, message: 'menu: MENU_AVAILABILITY_ERROR' }] },
        headers: CLIENT_SECRET,
      }),
    }),
    describedCall(sendEvents, {
      title: 'Send events',
      good: () => ({ body: { entries: [{ name: 'session.reported', sessionId: 's-1' }] }, headers: CLIENT_SECRET }),
    }),
  ],
}
