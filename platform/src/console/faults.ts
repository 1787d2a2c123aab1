import type { MiddlewareHandler } from 'hono'
import { z } from 'zod'

export const faultSchema = z.object({
  /** Beginning of the paths it befalls, `/payment` say. */
  path: z.string().startsWith('/'),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
  /** Answered instead of the real thing; left out, the call is only slow. */
  status: z.int().min(400).max(599).optional(),
  delayMs: z.int().min(0).max(60_000).default(0),
  /** How many calls it spoils before it heals; left out, until it is cleared. */
  times: z.int().min(1).optional(),
})

export type Fault = z.infer<typeof faultSchema>

/** Switched-on faults of this process. On purpose not kept: a restart heals everything. */
export const createFaults = () => {
  let faults: readonly Fault[] = []
  return {
    list: () => faults,
    add: (fault: Fault) => {
      faults = [...faults, fault]
    },
    clear: () => {
      faults = []
    },
    /** The first fault this call runs into, used up by one. */
    take: (method: string, path: string): Fault | undefined => {
      const hit = faults.find((fault) => path.startsWith(fault.path) && (fault.method ?? method) === method)
      if (hit?.times !== undefined) {
        const left = hit.times - 1
        faults = faults.flatMap((fault) => (fault === hit ? (left > 0 ? [{ ...fault, times: left }] : []) : [fault]))
      }
      return hit
    },
  }
}

export type Faults = ReturnType<typeof createFaults>

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export const applyFaults =
  (faults: Faults): MiddlewareHandler =>
  async (c, next) => {
    const fault = faults.take(c.req.method, c.req.path)
    if (fault === undefined) return next()
    if (fault.delayMs > 0) await wait(fault.delayMs)
    if (fault.status === undefined) return next()
    const error = { code: 'FAULT_INJECTED', message: 'The console asked for this failure' }
    return c.json({ errors: [error], data: null, error, ...error }, fault.status as 500)
  }
