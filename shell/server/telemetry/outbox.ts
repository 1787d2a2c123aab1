/** What waits to be sent on, so that nobody waits for it: bounded, in order, and sent in few requests. */
export interface Outbox<T> {
  add(entry: T): void
  /** Sends what is there, once. Resolves when that has arrived, or has not. */
  flush(): Promise<void>
}

/** The other side read what it was sent and does not take it: something in it is to blame, and without that it would. */
export class Refused extends Error {}

interface OutboxOptions<T> {
  /**
   * Rejects when the entries did not arrive; they are gone then, for whoever is away would get them all at once when it is back. With
   * `Refused` they are tried again by halves, so that one bad entry takes no other along.
   */
  readonly send: (entries: readonly T[]) => Promise<void>
  /** Hears how much was lost since the last batch, and why, of several reasons the latest. */
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
  let lost = 0
  let reason = ''

  const lose = (count: number, why: string): void => {
    lost += count
    reason = why
  }
  const deliver = async (entries: readonly T[]): Promise<void> => {
    try {
      await send(entries)
    } catch (error) {
      if (!(error instanceof Refused) || entries.length === 1) return lose(entries.length, String(error))
      const half = Math.ceil(entries.length / 2)
      await deliver(entries.slice(0, half))
      await deliver(entries.slice(half))
    }
  }
  const sendSome = async (): Promise<void> => {
    await deliver(kept.splice(0, MOST_AT_ONCE))
    if (lost > 0) onLost(lost, reason)
    lost = 0
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
      // So much waits only while something is on its way, with whose end it is told.
      if (kept.length >= MOST_KEPT) {
        kept.shift()
        lose(1, 'Too much is waiting')
      }
      kept.push(entry)
      if (kept.length >= MOST_AT_ONCE) return void flush()
      timer ??= setTimeout(() => void flush(), waitMs).unref()
    },
    flush,
  }
}
