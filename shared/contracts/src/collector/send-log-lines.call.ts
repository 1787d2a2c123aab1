import * as z from 'zod/mini'
import { defineCall } from '../call/call'
import { batchOf, collectedSchema, whoAndWhere } from './collector.schema'

/** The five levels of a line (K08). */
export const LOG_LEVELS = ['fatal', 'error', 'warning', 'info', 'debug'] as const

const LONGEST_MESSAGE = 500

/** Log lines of browsers and servers, each of one of five levels, up to fifty at a time; sent by our own servers (K08). */
export const sendLogLines = defineCall({
  name: 'collector.send-log-lines',
  method: 'POST',
  path: '/collector/logs',
  credential: 'client-secret',
  source: 'platform',
  request: batchOf(
    z.object({
      level: z.enum(LOG_LEVELS),
      message: z.string().check(z.minLength(1), z.maxLength(LONGEST_MESSAGE)),
      ...whoAndWhere,
    }),
  ),
  answer: collectedSchema,
  status: 202,
  errors: {},
})
