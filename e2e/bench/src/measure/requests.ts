import type { CDPSession } from 'playwright'

export interface RequestRecord {
  readonly url: string
  readonly kind: string
  /** Who asked: the document or a style sheet as they were parsed, a script, or nobody we know of. */
  readonly initiator: { readonly by: 'document' | 'script' | 'other'; readonly url: string | undefined }
  /** Milliseconds from the start of the navigation. `endMs` is `null` while it is under way. */
  readonly startMs: number
  endMs: number | null
  /** As transferred, headers included; 0 when it came from a cache. */
  bytes: number
}

export interface RequestLog {
  readonly requests: readonly RequestRecord[]
  /** How long nothing has been asked or answered. */
  quietForMs(): number
}

type Initiator = {
  type: string
  url?: string
  stack?: { callFrames: readonly { url: string }[]; parent?: Initiator['stack'] }
}

const scriptOf = (stack: Initiator['stack']): string | undefined =>
  stack === undefined ? undefined : (stack.callFrames.find(({ url }) => url !== '')?.url ?? scriptOf(stack.parent))

const initiatorOf = (initiator: Initiator): RequestRecord['initiator'] => {
  if (initiator.type === 'script') return { by: 'script', url: scriptOf(initiator.stack) }
  return { by: initiator.type === 'parser' || initiator.type === 'preload' ? 'document' : 'other', url: initiator.url }
}

/** Records every request of the page from now on. */
export const recordRequests = async (cdp: CDPSession): Promise<RequestLog> => {
  const byId = new Map<string, RequestRecord>()
  const requests: RequestRecord[] = []
  let beganAt: number | undefined
  let lastHeard = performance.now()
  const inFlight = new Set<string>()
  const msOf = (timestamp: number) => (timestamp - (beganAt ?? timestamp)) * 1_000
  const settle = (id: string, timestamp: number, bytes: number) => {
    lastHeard = performance.now()
    inFlight.delete(id)
    const record = byId.get(id)
    if (record === undefined) return
    record.endMs = msOf(timestamp)
    record.bytes = bytes
  }
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, initiator, type }) => {
    if (!request.url.startsWith('http')) return
    beganAt ??= timestamp
    lastHeard = performance.now()
    inFlight.add(requestId)
    const record: RequestRecord = {
      url: request.url,
      kind: type ?? 'Other',
      initiator: initiatorOf(initiator),
      startMs: msOf(timestamp),
      endMs: null,
      bytes: 0,
    }
    byId.set(requestId, record)
    requests.push(record)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    settle(requestId, timestamp, encodedDataLength),
  )
  cdp.on('Network.loadingFailed', ({ requestId, timestamp }) => settle(requestId, timestamp, 0))
  return { requests, quietForMs: () => (inFlight.size > 0 ? 0 : performance.now() - lastHeard) }
}
