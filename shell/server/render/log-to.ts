import { traceOf } from '@galo/contracts/errors'
import type { Log } from '@galo/services'
import type { FromWorker } from './protocol'

/**
 * A log whose lines leave the thread, said for the request of job `id`, `null` for none: what was thrown goes in words and with its trace, since a message
 * does not carry it whole.
 */
export const logTo =
  (send: (message: FromWorker) => void, id: number | null): Log =>
  (level, message, { error, trace = traceOf(error), ...rest } = {}) => {
    const details = {
      ...rest,
      ...(error !== undefined && { error: String(error) }),
      ...(process.env.NODE_ENV === 'development' && error instanceof Error && { stack: error.stack }),
      ...(trace && { trace }),
    }
    send({ type: 'log', id, level, message, details })
  }
