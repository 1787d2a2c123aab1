import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { batchOf, collectedSchema, whoAndWhere, wordSchema } from './collector.schema'

/** What people did, by name, e.g. `checkout:checkout_submit_clicked`, with its details, up to fifty at a time; sent by our own servers (B13). */
export const sendEvents = defineCall({
  name: 'collector.send-events',
  method: 'POST',
  path: '/collector/events',
  credential: 'client-secret',
  source: 'platform',
  request: batchOf(z.object({ name: wordSchema, ...whoAndWhere })),
  answer: collectedSchema,
  status: 202,
  errors: {},
})
