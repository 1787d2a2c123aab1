import type { LiveEvent } from '@galo/contracts/orders'
import { NO_LINE_YET, SILENCE_MS, waitForLine, withLine } from './live-line.model'

/** What a line tells whoever listens. */
export interface LineListener {
  /** Whether changes are told; said again with every beat. */
  readonly onTold: (isTold: boolean) => void
  readonly onMoved: () => void
}

/** The part of `EventSource` that is used. */
export interface LineSource {
  addEventListener(type: LiveEvent | 'error', listener: () => void): void
  close(): void
}

export interface LineOptions extends LineListener {
  /** Asks to be let in; rejects when that is not so. */
  readonly ask: (signal: AbortSignal) => Promise<void>
  /** Whether asking again would help nobody: there is no such line, or not for this visitor. */
  readonly isRefusal: (error: unknown) => boolean
  readonly open: () => LineSource
  /** From 0 to 1. */
  readonly random: () => number
  /** In milliseconds. */
  readonly now: () => number
}

const EVENTS: readonly LiveEvent[] = ['live', 'quiet', 'moved']

/** Keeps a line open until it is stopped: one that breaks, or on which nothing is heard any more, is followed by another, asked for anew. */
export const startLine = (options: LineOptions): (() => void) => {
  const { ask, isRefusal, open, onTold, onMoved, random, now } = options
  const over = new AbortController()
  const { signal } = over
  let record = NO_LINE_YET
  let waiting: ReturnType<typeof setTimeout> | undefined
  let stopListening = () => {}

  const again = (line: Parameters<typeof withLine>[1]) => {
    record = withLine(record, line)
    const waitMs = waitForLine(record, random())
    if (waitMs !== null) waiting = setTimeout(() => void begin(), waitMs)
  }

  const listen = () => {
    const source = open()
    const openedAt = now()
    let wasHeard = false
    let silence: ReturnType<typeof setTimeout> | undefined
    const close = () => {
      clearTimeout(silence)
      source.close()
    }
    const broke = () => {
      if (signal.aborted) return
      close()
      onTold(false)
      again({ stoodMs: now() - openedAt, wasHeard })
    }
    const expectMore = () => {
      clearTimeout(silence)
      silence = setTimeout(broke, SILENCE_MS)
    }
    for (const event of EVENTS)
      source.addEventListener(event, () => {
        if (signal.aborted) return
        wasHeard = true
        expectMore()
        if (event === 'moved') onMoved()
        else onTold(event === 'live')
      })
    source.addEventListener('error', broke)
    expectMore()
    stopListening = close
  }

  const begin = async () => {
    try {
      await ask(signal)
      if (!signal.aborted) listen()
    } catch (error) {
      if (!signal.aborted && !isRefusal(error)) again(null)
    }
  }

  void begin()
  return () => {
    over.abort()
    clearTimeout(waiting)
    stopListening()
  }
}
