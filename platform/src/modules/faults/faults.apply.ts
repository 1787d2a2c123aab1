import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { SteppedPlatform } from '../../kernel/platform'
import { waitOf } from './faults.rules'
import { takeFault, type Fault } from './faults.store'

type FaultEnv = { Bindings: Partial<HttpBindings> }

/** Longer than any client waits. */
const LONGEST_HANG_MS = 120_000

const errorAnswer = (c: Context, status: number): Response => {
  const error = { code: 'FAULT_INJECTED', message: 'The console asked for this failure' }
  // Every family's place at once, but for capacity, whose errors are a bare list (K03).
  const body = c.req.path.startsWith('/capacity/') ? [error] : { errors: [error], data: null, error, ...error }
  return c.json(body, status as ContentfulStatusCode)
}

const dropConnection = (c: Context<FaultEnv>): Response => {
  c.env.incoming?.socket.destroy()
  return RESPONSE_ALREADY_SENT
}

/** Applies the fault that an operator has set for a call, if there is one; other calls go through. */
export const applyFaults =
  ({ db, closing }: SteppedPlatform, chance: () => number = Math.random): MiddlewareHandler<FaultEnv> =>
  async (c, next) => {
    // A database keeps no NUL, and no fault can name it.
    if (c.req.path.includes('\0')) return next()
    const fault = await takeFault(db, c.req.method, c.req.path, chance)
    if (fault === undefined) return next()

    const over = AbortSignal.any([c.req.raw.signal, closing])
    const wait = (ms: number) => sleep(ms, undefined, { signal: over }).catch(() => undefined)
    await wait(waitOf(fault, chance()))
    return FAULT_ACTIONS[fault.kind](c, fault, wait) ?? next()
  }

type FaultAction = (c: Context<FaultEnv>, fault: Fault, wait: (ms: number) => Promise<void>) => Promise<Response> | null

const FAULT_ACTIONS: Readonly<Record<Fault['kind'], FaultAction>> = {
  slow: () => null,
  status: async (c, { status }) => errorAnswer(c, status ?? 500),
  garbage: async (c) => c.body('{"data":{"restau', 200, { 'content-type': 'application/json; charset=UTF-8' }),
  hang: async (c, _fault, wait) => {
    await wait(LONGEST_HANG_MS)
    return dropConnection(c)
  },
  drop: async (c) => dropConnection(c),
}
