import { SILENCE_MS } from './live-line.model'
import type { LineListener } from './start-line'

/** The part of `BroadcastChannel` that is used. */
export interface LineChannel {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  close(): void
}

/** The part of the browser's locks that is used. */
export type LineLocks = Pick<LockManager, 'request'>

export interface SharedLineOptions extends LineListener {
  /** Of the order, the same in every tab. */
  readonly name: string
  readonly locks: LineLocks
  readonly channel: LineChannel
  /** Opens this tab's own line, and answers how to stop it. */
  readonly start: (listener: LineListener) => () => void
}

type LineMessage =
  /** Of a tab that has come: is there a line? */
  { readonly type: 'hello' } | { readonly type: 'told'; readonly isTold: boolean } | { readonly type: 'moved' }

const isLineMessage = (data: unknown): data is LineMessage =>
  typeof data === 'object' && data !== null && 'type' in data && ['hello', 'told', 'moved'].includes(String(data.type))

/**
 * One line for every tab that shows the order: whoever holds the browser's lock has it and passes on what it says. When that tab goes, the lock falls to
 * the next one, which opens its own. A tab that hears nothing from the other any more takes itself for cut off.
 */
export const shareLine = ({ name, locks, channel, start, onTold, onMoved }: SharedLineOptions): (() => void) => {
  const over = new AbortController()
  const { signal } = over
  const say = (message: LineMessage) => channel.postMessage(message)
  let isLeading = false
  let isTold = false
  let silence: ReturnType<typeof setTimeout> | undefined

  const follow = (told: boolean) => {
    clearTimeout(silence)
    isTold = told
    onTold(told)
    if (told) silence = setTimeout(() => follow(false), SILENCE_MS)
  }

  channel.addEventListener('message', ({ data }) => {
    if (signal.aborted || !isLineMessage(data)) return
    if (isLeading) {
      if (data.type === 'hello' && isTold) say({ type: 'told', isTold })
    } else if (data.type === 'told') follow(data.isTold)
    else if (data.type === 'moved') onMoved()
  })

  const lead = (): Promise<void> => {
    isLeading = true
    clearTimeout(silence)
    const stop = start({
      onTold(told) {
        isTold = told
        say({ type: 'told', isTold: told })
        onTold(told)
      },
      onMoved() {
        say({ type: 'moved' })
        onMoved()
      },
    })
    return new Promise((resolve) => {
      signal.addEventListener('abort', () => {
        stop()
        resolve()
      })
    })
  }

  locks.request(name, { signal }, lead).catch(() => {
    // Only by being stopped while others hold it.
  })
  say({ type: 'hello' })
  return () => {
    over.abort()
    clearTimeout(silence)
    channel.close()
  }
}
