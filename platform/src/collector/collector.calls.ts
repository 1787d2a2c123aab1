import { paths } from '@galo/contracts'
import type { ApiArea } from '../http/api-call'
import { CLIENT_SECRET } from '../test/api'
import { collectedSchema, eventsSchema, logsSchema } from './collector.schema'

const shared = { method: 'POST', bearer: 'client-secret', errors: 'list' } as const
const answer = { status: 202, schema: collectedSchema }

export const collectorArea: ApiArea = {
  id: 'collector',
  title: 'Collector',
  about:
    'Where lines and events of browsers and servers end up. A batch is `{ entries }`, a bare list, or JSON lines. Authorization, bodies of session calls, people and order ids are taken out; only the latest are kept.',
  calls: [
    {
      ...shared,
      name: 'Send log lines',
      path: paths.collector.logs,
      about: 'Lines with one of five levels, up to fifty at a time.',
      rows: ['K08'],
      request: logsSchema,
      answer,
      good: () => ({
        body: { entries: [{ level: 'error', message: 'menu: MENU_AVAILABILITY_ERROR' }] },
        headers: CLIENT_SECRET,
      }),
    },
    {
      ...shared,
      name: 'Send events',
      path: paths.collector.events,
      about: 'What people did, by name, up to fifty at a time.',
      rows: ['B13'],
      request: eventsSchema,
      answer,
      good: () => ({
        body: { entries: [{ name: 'session.reported', sessionId: 's-1' }] },
        headers: CLIENT_SECRET,
      }),
    },
  ],
}
