import { randomUUID } from 'node:crypto'
import { redactText } from '@galo/contracts/redact'
import { readTraceparent, traceFrom, type TraceId } from '@galo/contracts/trace'
import type { MiddlewareHandler } from 'hono'
import { countingPerMinute } from '../../kernel/counting-per-minute'
import { logDefect } from '../../kernel/defect'
import { routeOf } from '../../kernel/http/wrong-method'
import type { Platform } from '../../kernel/platform'
import { inTrace } from '../../kernel/trace'
import { keepEntries } from '../collector'

type Routes = Parameters<typeof routeOf>[1]

/** Of one call: when all of them fail, more rows of the same would only be more work for a database that may be what fails. */
const MOST_A_MINUTE = 30

/**
 * A line for every answer that is the platform's own failure, whatever made it, with the trace the call came with: on standard error, and
 * among the collector's lines, where it stands beside what the browser and the site said of the same trace. No answer waits for that.
 */
export const recordFailures = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  routes: () => Routes,
  report: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
): MiddlewareHandler => {
  const count = countingPerMinute()
  const note = async (message: string, details: Readonly<Record<string, unknown>>, traceId: TraceId): Promise<void> => {
    const at = new Date()
    report(JSON.stringify({ ...details, at: at.toISOString(), level: 'error', message, trace: traceId }))
    if (count(message) > MOST_A_MINUTE) return
    const entry = { kind: 'log', level: 'error', source: 'platform', message, details, traceId } as const
    await keepEntries(db, [{ ...entry, at, receivedAt: clock.now() }])
  }
  return async (c, next) => {
    const given = readTraceparent(c.req.header('traceparent'))
    const trace = given?.trace ?? traceFrom(randomUUID())
    const begun = performance.now()
    await inTrace(trace, next)
    const { status } = c.res
    if (status < 500) return
    const call = `${c.req.method} ${routeOf(c, routes()) ?? redactText(c.req.path)}`
    const details = { status, ms: Math.round(performance.now() - begun), ...(given && { parent: given.span }) }
    void note(`${call} answered ${status}`, details, trace).catch((error: unknown) =>
      logDefect('A failure was not noted', error),
    )
  }
}
