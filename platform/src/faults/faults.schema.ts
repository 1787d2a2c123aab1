import { z } from 'zod'

const LONGEST_PATH = 200
const LONGEST_WAIT_MS = 60_000
const waitMs = z.int().min(0).max(LONGEST_WAIT_MS)

/**
 * One thing to break. What is left out is harmless: without `kind` a `status` is answered, and without that the call is only slow.
 * It befalls every call the path and method fit, or a `share` of them, or the next `times`.
 */
export const faultSchema = z
  .object({
    /** Beginning of the paths it befalls, `/payment` say. */
    path: z
      .string()
      .max(LONGEST_PATH)
      .regex(/^\/[\x21-\x7e]*$/, 'a path, like /payment'),
    method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).nullish(),
    kind: z.enum(['slow', 'status', 'garbage', 'hang', 'drop']).optional(),
    status: z.int().min(400).max(599).nullish(),
    delayMs: waitMs.default(0),
    delayUpToMs: waitMs.nullish(),
    share: z.number().gt(0).max(1).default(1),
    times: z.int().min(1).max(1_000_000).nullish(),
  })
  .transform(({ kind, method, status, delayUpToMs, times, ...fault }) => ({
    ...fault,
    kind: kind ?? (status == null ? ('slow' as const) : ('status' as const)),
    method: method ?? null,
    status: status ?? null,
    delayUpToMs: delayUpToMs ?? null,
    times: times ?? null,
  }))
  .refine(({ path }) => !path.startsWith('/console'), { path: ['path'], message: 'the console is never broken' })
  .refine(({ kind, status }) => kind !== 'status' || status !== null, { path: ['status'], message: 'Required' })
  .refine(({ delayMs, delayUpToMs }) => delayUpToMs === null || delayUpToMs >= delayMs, {
    path: ['delayUpToMs'],
    message: 'not less than delayMs',
  })

export type NewFault = z.output<typeof faultSchema>
