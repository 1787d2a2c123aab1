import type { MiddlewareHandler } from 'hono'
import { maskOrderId } from '@galo/contracts/redact'
import { readTraceparent } from '@galo/contracts/trace'
import { PROBES } from '../http/own-host'
import type { Report } from '../report'
import { inRequest, stepBelow, type CurrentRequest, type Step } from './current-request'

/** Hears of every step that was made here, the answer to the browser included. */
export type OnStep = (step: Step) => void

/**
 * Takes up the trace a request comes with, or begins one, and tells of what failed in it: of the call that failed where one did, else of the
 * request itself. What a line tells of already is not told again, and who leaves in the middle is no failure of anybody's. Of a probe nothing is told.
 */
export const traceRequests =
  (report: Report, onStep: OnStep): MiddlewareHandler =>
  async (context, next) => {
    if (PROBES.includes(context.req.path)) return next()
    const given = readTraceparent(context.req.header('traceparent'))
    const own = stepBelow(given)
    const startedAt = Date.now()
    const begun = performance.now()
    let isTold = false
    const failed = ({ name, status, durationMs: ms, context: { span } }: Step) => {
      isTold = true
      report('error', `${name} answered ${status}`, { status, ms, span })
    }
    const request: CurrentRequest = {
      context: own,
      onStep: (step) => {
        onStep(step)
        if (step.status !== null && step.status >= 500) failed(step)
      },
      onTold: () => (isTold = true),
    }
    await inRequest(request, async () => {
      await next()
      const { status } = context.res
      const step: Step = {
        kind: 'server',
        name: `${context.req.method} ${maskOrderId(context.req.path)}`,
        context: own,
        parent: given?.span ?? null,
        startedAt,
        durationMs: Math.round(performance.now() - begun),
        status,
      }
      onStep(step)
      if (status >= 500 && !isTold && !context.req.raw.signal.aborted) failed(step)
    })
  }
