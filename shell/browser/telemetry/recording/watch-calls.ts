import type { Moment } from '@galo/vendors/recording'

type Call = Omit<Extract<Moment, { kind: 'call' }>, 'kind'>

/** Longer bodies are recorded without. */
const LONGEST_BODY = 2_000

const pathOf = (url: string): string => {
  const { origin, host, pathname, search } = new URL(url, location.href)
  return `${origin === location.origin ? '' : host}${pathname}${search}`
}

/** Of a call that is about to be made; its body only where it is text. */
const asked = async (input: RequestInfo | URL, init: RequestInit | undefined) => {
  const request = input instanceof Request ? input : null
  const headers = new Headers(init?.headers ?? request?.headers)
  const sent = init?.body ?? (request?.body == null ? null : await request.clone().text())
  return {
    method: init?.method ?? request?.method ?? 'GET',
    endPoint: pathOf(request?.url ?? String(input)),
    headers: Object.fromEntries(headers),
    ...(typeof sent === 'string' && sent.length <= LONGEST_BODY && { body: sent }),
  }
}

/** Tells of every call that the page makes, once it is over; returns how to stop. Whoever calls notices nothing of it. `now` in milliseconds. */
export const watchCalls = (note: (call: Call) => void, now: () => number): (() => void) => {
  const own = globalThis.fetch
  let isOver = false
  const watched: typeof fetch = async (input, init) => {
    const begunAt = now()
    const about = asked(input, init).catch(() => null)
    const tell = async (status: number) => {
      const durationMs = Math.round(now() - begunAt)
      const call = await about
      if (call !== null && !isOver) note({ ...call, status, durationMs })
    }
    try {
      const answer = await own(input, init)
      void tell(answer.status)
      return answer
    } catch (error) {
      void tell(0)
      throw error
    }
  }
  globalThis.fetch = watched
  return () => {
    isOver = true
    // Somebody else may have put themselves before it meanwhile; then it stays, and is silent.
    if (globalThis.fetch === watched) globalThis.fetch = own
  }
}
