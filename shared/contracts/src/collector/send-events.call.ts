import * as z from 'zod/mini'
import { defineCall } from '../call/call'
import { batchOf, collectedSchema, whoAndWhere, wordSchema } from './collector.schema'

/** B13: what happened, `checkout:checkout_submit_clicked` say, with what is known of it; brought by our own servers. */
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
