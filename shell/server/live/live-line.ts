import type { LiveEvent } from '@galo/contracts/orders'

/** The line to one open page. */
export interface LiveLine {
  readonly body: ReadableStream<Uint8Array>
  /** What nobody has read yet is not said twice: a page needs to look once, however often it was told to. */
  say(event: LiveEvent): void
  /** Whether something waits that was there when it was last asked: the other end reads no more. */
  isStuck(): boolean
  close(): void
}

const written = (event: LiveEvent): Uint8Array => new TextEncoder().encode(`event: ${event}\ndata: 1\n\n`)
/** Written once for all lines: thousands of them share three texts. */
const TEXTS: Readonly<Record<LiveEvent, Uint8Array>> = {
  live: written('live'),
  quiet: written('quiet'),
  moved: written('moved'),
}

const OPPOSITES: Partial<Record<LiveEvent, LiveEvent>> = { live: 'quiet', quiet: 'live' }

/** `onEnd` is called once, whoever ends it. What waits for a slow reader is at most one of each thing there is to say. */
export const createLiveLine = (onEnd: () => void): LiveLine => {
  const waiting = new Set<LiveEvent>()
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let wasWaiting = false

  const end = () => {
    if (controller === null) return
    controller = null
    waiting.clear()
    onEnd()
  }
  const send = () => {
    for (const event of waiting) {
      if (controller === null || (controller.desiredSize ?? 0) <= 0) return
      waiting.delete(event)
      controller.enqueue(TEXTS[event])
    }
    wasWaiting = false
  }

  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    pull: send,
    cancel: end,
  })
  return {
    body,
    say(event) {
      if (controller === null) return
      const opposite = OPPOSITES[event]
      if (opposite !== undefined) waiting.delete(opposite)
      waiting.add(event)
      send()
    },
    isStuck() {
      const isStuck = wasWaiting && waiting.size > 0
      wasWaiting = waiting.size > 0
      return isStuck
    },
    close() {
      controller?.close()
      end()
    },
  }
}
