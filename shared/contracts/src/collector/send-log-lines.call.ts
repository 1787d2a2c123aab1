import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { batchOf, collectedSchema, whoAndWhere } from './collector.schema'
import { lineWords } from './log-line.schema'

/** Log lines of browsers and servers, each of one of five levels, up to fifty at a time; sent by our own servers (K08). */
export const sendLogLines = defineCall({
  name: 'collector.send-log-lines',
  method: 'POST',
  path: '/collector/logs',
  credential: 'client-secret',
  source: 'platform',
  request: batchOf(z.object({ ...lineWords, ...whoAndWhere })),
  answer: collectedSchema,
  status: 202,
  errors: {},
})
