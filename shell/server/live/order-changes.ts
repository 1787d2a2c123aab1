import { ORDER_CHANGES_BEAT_MS, ORDER_CHANGES_PATH, orderChangeSchema, type OrderChange } from '@galo/contracts/orders'
import type { BffConfig } from '../config'
import type { Report } from '../report'

/** Nothing for so long, in milliseconds: nobody is there any more, whatever the connection says. */
const SILENCE_MS = 2.5 * ORDER_CHANGES_BEAT_MS
/** From the first time on, in milliseconds, twice as long each time. */
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000

/** After so many tries in vain; sites that lost the platform together do not come back together. */
export const waitBefore = (tries: number, share: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries) * (0.5 + share / 2)

interface Following {
  readonly config: Pick<BffConfig, 'platformUrl' | 'clientSecret'>
  readonly report: Report
  readonly onMoved: (orderId: string) => void
  /** Every change is told from now on, or none is. */
  readonly onTold: (isTold: boolean) => void
  readonly random?: () => number
}

/** The one connection on which the platform tells this process which orders change; it is there while it is wanted, and comes back by itself. */
export interface OrderChanges {
  readonly isTold: boolean
  start(): void
  stop(): void
}

const linesOf = async function* (body: NonNullable<Response['body']>): AsyncGenerator<string> {
  let unread = ''
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const lines = (unread + text).split('\n')
    unread = lines.pop() ?? ''
    yield* lines
  }
}

export const followOrderChanges = (following: Following): OrderChanges => {
  const { config, report, onMoved, onTold, random = Math.random } = following
  let current: AbortController | null = null
  let isTold = false
  let tries = 0
  let hasComplained = false

  const told = (next: boolean): void => {
    if (isTold === next) return
    isTold = next
    onTold(next)
  }
  const hear = (change: OrderChange): void => {
    if (change.kind === 'moved') return onMoved(change.orderId)
    // What may have been missed is as if it had been away.
    if (change.kind === 'missed') told(false)
    told(true)
    tries = 0
    hasComplained = false
  }

  /** Resolves, or rejects, when the platform says no more. */
  const listen = async (leave: AbortController): Promise<void> => {
    const silence = setTimeout(() => leave.abort(new Error('it has gone silent')), SILENCE_MS)
    try {
      const answer = await fetch(`${config.platformUrl}${ORDER_CHANGES_PATH}`, {
        headers: { 'x-client-secret': config.clientSecret },
        signal: leave.signal,
      })
      if (!answer.ok || answer.body === null) throw new Error(`status ${answer.status}`)
      for await (const line of linesOf(answer.body)) {
        silence.refresh()
        hear(orderChangeSchema.parse(JSON.parse(line)))
      }
    } finally {
      clearTimeout(silence)
    }
  }

  const run = async (wanted: AbortController): Promise<void> => {
    while (!wanted.signal.aborted) {
      const leave = new AbortController()
      const stop = () => leave.abort()
      wanted.signal.addEventListener('abort', stop, { once: true })
      const error: unknown = await listen(leave).then(
        () => 'it has ended',
        (reason: unknown) => reason,
      )
      wanted.signal.removeEventListener('abort', stop)
      if (current === wanted || current === null) told(false)
      if (wanted.signal.aborted) return
      if (!hasComplained) report('warning', 'The platform does not say which orders change', { error: String(error) })
      hasComplained = true
      const waitMs = waitBefore(tries, random())
      tries += 1
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, waitMs)
        wanted.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
      })
    }
  }

  return {
    get isTold() {
      return isTold
    },
    start() {
      if (current !== null) return
      current = new AbortController()
      void run(current)
    },
    stop() {
      current?.abort()
      current = null
      told(false)
    },
  }
}
