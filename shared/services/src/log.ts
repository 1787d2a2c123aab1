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

/** A line. `trace` among its details is said beside them, where it can be searched for. */
export type Log = (
  level: LogLevel,
  message: string,
  details?: Readonly<Record<string, unknown>> & { readonly trace?: TraceId | null | undefined },
) => void

const masked = (details: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, typeof value === 'string' ? maskOrderId(value) : value]),
  )

/** Passes each entry to `send` as a line (K08). A browser's network error is not sent: the line would meet the same network. */
export const createLog =
  (send: (entry: LogEntry) => void): Log =>
  (level, message, { trace, ...details } = {}) => {
    if (details['errorClass'] === 'client-network') return
    send({ level, message: maskOrderId(message), details: masked(details), ...(trace && { trace }) })
  }
