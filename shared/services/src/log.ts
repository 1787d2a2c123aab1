import { networkClassOf, traceOf } from '@galo/contracts/errors'
import { maskOrderId } from '@galo/contracts/redact'
import type { TraceId } from '@galo/contracts/trace'

export type LogLevel = 'fatal' | 'error' | 'warning' | 'info' | 'debug'

export interface LogEntry {
  readonly level: LogLevel
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
  /** What it has in common with lines of other sides. */
  readonly trace?: TraceId
}

interface LogDetails extends Readonly<Record<string, unknown>> {
  /** What was thrown, as it is: whose failure it was and in which trace is read from it. */
  readonly error?: unknown
  readonly trace?: TraceId | null | undefined
}

/** A line. `trace` among its details is said beside them, where it can be searched for; of an error it is the error's own, unless said otherwise. */
export type Log = (level: LogLevel, message: string, details?: LogDetails) => void

const masked = (details: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, typeof value === 'string' ? maskOrderId(value) : value]),
  )

/** Passes each entry to `send` as a line (K08). A browser's network error is not sent: the line would meet the same network. */
export const createLog =
  (send: (entry: LogEntry) => void): Log =>
  (level, message, { error, trace = traceOf(error), ...rest } = {}) => {
    if ((rest['errorClass'] ?? networkClassOf(error)) === 'client-network') return
    const details = masked(error === undefined ? rest : { ...rest, error: String(error) })
    send({ level, message: maskOrderId(message), details, ...(trace && { trace }) })
  }
