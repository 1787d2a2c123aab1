import { toOtlp, type Span } from '@galo/contracts/trace'
import type { BffConfig } from '../config'
import type { Report } from '../report'
import { assertTaken } from './assert-taken'
import type { Step } from './current-request'
import { createOutbox } from './outbox'
import type { OnStep } from './trace-requests'

const PATIENCE_MS = 5_000
const RESOURCE = { 'service.name': 'galo-site' }

const spanOf = ({ status, ...step }: Step): Span => ({
  ...step,
  isError: status === null || status >= 500,
  attributes: status === null ? {} : { 'http.response.status_code': status },
})

interface Export {
  readonly onStep: OnStep
  flush(): Promise<void>
}

/** Sends the steps of sampled traces, as OTLP/JSON, to whoever collects them for this place; to nobody unless its address is set. */
export const createExport = ({ tracesUrl }: Pick<BffConfig, 'tracesUrl'>, report: Report): Export => {
  if (tracesUrl === null) return { onStep: () => {}, flush: async () => {} }
  const outbox = createOutbox<Span>({
    send: async (spans) => {
      const answer = await fetch(tracesUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(toOtlp(spans, RESOURCE)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      assertTaken(answer)
    },
    onLost: (count, reason) => report('debug', 'Traces were not taken', { count, reason }),
  })
  return {
    onStep: (step) => {
      if (step.context.isSampled) outbox.add(spanOf(step))
    },
    flush: outbox.flush,
  }
}
