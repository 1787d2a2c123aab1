import { sendLogLines } from '@galo/contracts/collector'
import { redactDetails, redactText } from '@galo/contracts/redact'
import type { Market } from '@galo/domain'
import type { Collect } from '../http/collect'
import type { Report } from '../report'
import { currentRequest } from './current-request'

const COLLECTED = ['fatal', 'error', 'warning'] as const

/** Says with every line in which trace it happened, and has the collector keep what matters to whoever looks at the console. */
export const tracedReport =
  (report: Report, collect: Collect, market: Market): Report =>
  (said, message, details = {}) => {
    const request = currentRequest()
    report(said, message, { ...details, ...(request && { trace: request.context.trace }) })
    const level = COLLECTED.find((each) => each === said)
    // What a browser said has been collected as it came.
    if (level === undefined || 'from' in details) return
    request?.onTold()
    collect(sendLogLines, {
      level,
      message: redactText(message),
      details: redactDetails(details),
      source: 'site',
      market,
      trace: request?.context.trace ?? null,
      at: Date.now(),
    })
  }
