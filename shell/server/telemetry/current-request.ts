import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { spanFrom, traceFrom, type Span, type TraceContext } from '@galo/contracts/trace'

/** An answer to a request, or a call that was made for it, and how it went. Its name is method and path, with no order named. */
export interface Step extends Omit<Span, 'isError' | 'attributes'> {
  /** `null`: there was no answer. */
  readonly status: number | null
}

/** The request that is being answered. */
export interface CurrentRequest {
  readonly context: TraceContext
  readonly onStep: (step: Step) => void
  /** Hears that a line says what went wrong in it. */
  readonly onTold: () => void
}

const requests = new AsyncLocalStorage<CurrentRequest>()

/** Whatever is done within `answer`, at once or later, is done for `request`. */
export const inRequest = <T>(request: CurrentRequest, answer: () => T): T => requests.run(request, answer)

/** Whatever is done within `work` is the server's own, though a request may have been its occasion: it goes on after that. */
export const outsideRequests = <T>(work: () => T): T => requests.exit(work)

/** The request whatever runs now is done for; `null` for what the server does by itself. */
export const currentRequest = (): CurrentRequest | null => requests.getStore() ?? null

/** A step below `parent`, or the first one of a trace of its own. */
export const stepBelow = (parent: TraceContext | null): TraceContext => ({
  trace: parent?.trace ?? traceFrom(randomUUID()),
  span: spanFrom(randomUUID()),
  isSampled: parent?.isSampled ?? true,
})
