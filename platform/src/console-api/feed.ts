import type { ConsoleEvent } from '@galo/console/calls'
import { logDefect } from '../kernel/defect'
import type { Db } from '../kernel/db/database'
import type { SteppedPlatform } from '../kernel/platform'
import { boardRows } from './board.store'
import { orderCard } from './board.wire'
import { differencesOf } from './feed.differences'
import { readSnapshot, type ConsoleSnapshot } from './feed.snapshot'

export type Listener = (event: ConsoleEvent) => void

const LOOK_EVERY_MS = 500
/** Also what keeps a quiet connection from being taken for a dead one. */
const SEND_TIME_EVERY_MS = 15_000

export const readBoard = async (db: Db, now: Date) => ({
  now: now.toISOString(),
  orders: (await boardRows(db, now)).map((row) => orderCard(row, now)),
})

/**
 * Sends every open console what has changed. It looks at the database, and only while somebody listens: so it does not matter which
 * module, or which of several platform processes, did it. A new listener gets the whole board first, and so does one that comes back.
 */
export const createFeed = (platform: SteppedPlatform) => {
  const { db, clock, closing } = platform
  const listeners = new Set<Listener>()
  let lastSent: ConsoleSnapshot | null = null
  let timeSentAt = 0
  let timer: NodeJS.Timeout | undefined
  // One look at a time: a listener is added between two looks, and misses nothing.
  let queue: Promise<void> = Promise.resolve()

  const send = (event: ConsoleEvent): void => listeners.forEach((listener) => listener(event))
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  const sendOrders = async (before: ConsoleSnapshot, after: ConsoleSnapshot, now: Date): Promise<void> => {
    const changed = [...after.orders].filter(([id, key]) => before.orders.get(id) !== key).map(([id]) => id)
    if (changed.length === 0) return
    for (const row of await boardRows(db, now, changed)) send({ name: 'order', data: orderCard(row, now) })
  }
  const sendTime = (now: Date): void => {
    if (Date.now() - timeSentAt < SEND_TIME_EVERY_MS) return
    timeSentAt = Date.now()
    send({ name: 'clock', data: { now: now.toISOString() } })
  }

  const sendChanges = (): Promise<void> =>
    enqueue(async () => {
      const before = lastSent
      if (listeners.size === 0 || before === null) return
      const now = clock.now()
      const after = await readSnapshot(platform, now, before)
      const { hasJumped, events } = differencesOf(before, after)
      if (hasJumped) send({ name: 'board', data: await readBoard(db, now) })
      await sendOrders(before, after, now)
      // Only now: what could not be read to the end is sent by the next look.
      lastSent = after
      events.forEach(send)
      sendTime(now)
    }).catch((error: unknown) => {
      if (!closing.aborted) logDefect('The console could not look and will try again', error)
    })

  const unsubscribe = (listener: Listener): void => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    /** Resolves to how to unsubscribe, once the listener has been sent the board. Rejects when nothing can be read: browsers connect again by themselves. */
    listen: async (listener: Listener): Promise<() => void> => {
      await enqueue(async () => {
        const now = clock.now()
        if (listeners.size === 0) lastSent = await readSnapshot(platform, now, null)
        listener({ name: 'board', data: await readBoard(db, now) })
        listeners.add(listener)
        timer ??= setInterval(() => void sendChanges(), LOOK_EVERY_MS)
      })
      return () => unsubscribe(listener)
    },
  }
}

export type Feed = ReturnType<typeof createFeed>
