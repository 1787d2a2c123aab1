import { z } from 'zod'

const LONGEST_PATH = 200
const LONGEST_WAIT_MS = 60_000
const MOST_TIMES = 1_000_000

export const FAULT_KINDS = ['slow', 'status', 'garbage', 'hang', 'drop'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

const waitMs = z.int().min(0).max(LONGEST_WAIT_MS)

/**
 * One thing to break. What is left out is harmless: without `kind` a `status` is answered, and without that the call is only slow.
 * It befalls every call the path and method fit, or a `share` of them, or the next `times`.
 */
export const newFaultSchema = z
  .object({
    /** Beginning of the paths it befalls, `/payment` say. */
    path: z
      .string()
      .max(LONGEST_PATH)
      .regex(/^\/[\x21-\x7e]*$/, 'a path, like /payment'),
    method: z.enum(METHODS).nullish(),
    kind: z.enum(FAULT_KINDS).optional(),
    status: z.int().min(400).max(599).nullish(),
    delayMs: waitMs.default(0),
    delayUpToMs: waitMs.nullish(),
    share: z.number().gt(0).max(1).default(1),
    times: z.int().min(1).max(MOST_TIMES).nullish(),
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

export type NewFault = z.output<typeof newFaultSchema>
/** What a client writes. */
export type FaultInput = z.input<typeof newFaultSchema>

const faultSchema = z.object({
  id: z.string(),
  path: z.string(),
  /** Null befalls any method. */
  method: z.string().nullable(),
  kind: z.enum(FAULT_KINDS),
  status: z.number().nullable(),
  delayMs: z.number(),
  /** Null when the wait is always the same. */
  delayUpToMs: z.number().nullable(),
  share: z.number(),
  /** How many calls it still spoils; null until it is cleared. */
  times: z.number().nullable(),
  createdAt: z.string(),
})

export type Fault = z.output<typeof faultSchema>

/** What is broken now. */
export const faultsSchema = z.object({ faults: z.array(faultSchema) })
