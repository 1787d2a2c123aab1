/** What waits to be sent on, so that nobody waits for it: bounded, in order, and sent in few requests. */
export interface Outbox<T> {
  add(entry: T): void
  /** Sends what is there, once. Resolves when that has arrived, or has not. */
  flush(): Promise<void>
}

interface OutboxOptions<T> {
  /** Rejects when the entries did not arrive; they are gone then, for whoever is away would get them all at once when it is back. */
  readonly send: (entries: readonly T[]) => Promise<void>
  /** Hears why something was lost, and how much. */
  readonly onLost: (count: number, reason: string) => void
  readonly waitMs?: number
}

/** As many entries as the other side takes at once. */
const MOST_AT_ONCE = 50
const MOST_KEPT = 1_000
const WAIT_MS = 1_000

export const createOutbox = <T>({ send, onLost, waitMs = WAIT_MS }: OutboxOptions<T>): Outbox<T> => {
  const kept: T[] = []
  let timer: NodeJS.Timeout | null = null
  let sending: Promise<void> | null = null

  const sendSome = async (): Promise<void> => {
    const entries = kept.splice(0, MOST_AT_ONCE)
    await send(entries).catch((error: unknown) => onLost(entries.length, String(error)))
  }
  const sendAll = async (): Promise<void> => {
    while (kept.length > 0) await sendSome()
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer ?? undefined)
    timer = null
    sending ??= sendAll().finally(() => (sending = null))
    return sending
  }

  return {
    add(entry) {
      if (kept.length >= MOST_KEPT) {
        kept.shift()
        onLost(1, 'Too much is waiting')
      }
      kept.push(entry)
      if (kept.length >= MOST_AT_ONCE) return void flush()
      timer ??= setTimeout(() => void flush(), waitMs).unref()
    },
    flush,
  }
}
