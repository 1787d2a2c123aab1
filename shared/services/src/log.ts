import { maskOrderId } from '@galo/contracts/redact'

export type LogLevel = 'fatal' | 'error' | 'warning' | 'info' | 'debug'

export interface LogEntry {
  readonly level: LogLevel
  readonly message: string
  readonly details: Readonly<Record<string, unknown>>
}

export type Log = (level: LogLevel, message: string, details?: Readonly<Record<string, unknown>>) => void

const masked = (details: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, typeof value === 'string' ? maskOrderId(value) : value]),
  )

/** Passes each entry to `send` as a line (K08). A browser's network error is not sent: the line would meet the same network. */
export const createLog =
  (send: (entry: LogEntry) => void): Log =>
  (level, message, details = {}) => {
    if (details['errorClass'] === 'client-network') return
    send({ level, message: maskOrderId(message), details: masked(details) })
  }
