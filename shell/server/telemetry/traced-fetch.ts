import { maskOrderId } from '@galo/contracts/redact'
import { writeTraceparent } from '@galo/contracts/trace'
import { currentRequest, stepBelow } from './current-request'

/** `fetch`, as a step of the request it is made for: whoever is called hears of the trace, and the request of how it went. */
export const tracedFetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
  const request = currentRequest()
  const context = stepBelow(request?.context ?? null)
  const headers = new Headers(init.headers)
  headers.set('traceparent', writeTraceparent(context))
  const startedAt = Date.now()
  const begun = performance.now()
  const over = (status: number | null) =>
    request?.onStep({
      kind: 'client',
      name: `${init.method ?? 'GET'} ${maskOrderId(new URL(url).pathname)}`,
      context,
      parent: request.context.span,
      startedAt,
      durationMs: Math.round(performance.now() - begun),
      status,
    })
  try {
    const answer = await fetch(url, { ...init, headers })
    over(answer.status)
    return answer
  } catch (error) {
    over(null)
    throw error
  }
}
