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
const TELL_TIME_EVERY_MS = 15_000

export const readBoard = async (db: Db, now: Date) => ({
  now: now.toISOString(),
  orders: (await boardRows(db, now)).map((row) => orderCard(row, now)),
})

/**
 * Tells every open console what has changed. It looks at the database, and only while somebody listens: so it does not matter which
 * module, or which of several platform processes, did it. A new listener gets the whole board first, and so does one that comes back.
 */
export const createFeed = (platform: SteppedPlatform) => {
  const { db, clock, closing } = platform
  const listeners = new Set<Listener>()
  let seen: ConsoleSnapshot | null = null
  let toldTimeAt = 0
  let timer: NodeJS.Timeout | undefined
  // One look at a time: a listener is added between two looks, and misses nothing.
  let queue: Promise<void> = Promise.resolve()

  const tell = (event: ConsoleEvent): void => listeners.forEach((listener) => listener(event))
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  const tellOrders = async (before: ConsoleSnapshot, after: ConsoleSnapshot, now: Date): Promise<void> => {
    const changed = [...after.orders].filter(([id, key]) => before.orders.get(id) !== key).map(([id]) => id)
    if (changed.length === 0) return
    for (const row of await boardRows(db, now, changed)) tell({ name: 'order', data: orderCard(row, now) })
  }
  const tellTime = (now: Date): void => {
    if (Date.now() - toldTimeAt < TELL_TIME_EVERY_MS) return
    toldTimeAt = Date.now()
    tell({ name: 'clock', data: { now: now.toISOString() } })
  }

  const look = (): Promise<void> =>
    inTurn(async () => {
      const before = seen
      if (listeners.size === 0 || before === null) return
      const now = clock.now()
      const after = await readSnapshot(platform, now, before)
      const { hasJumped, events } = differencesOf(before, after)
      if (hasJumped) tell({ name: 'board', data: await readBoard(db, now) })
      await tellOrders(before, after, now)
      // Only now: what could not be read to the end is told at the next look.
      seen = after
      events.forEach(tell)
      tellTime(now)
    }).catch((error: unknown) => {
      if (!closing.aborted) logDefect('The console could not look and will try again', error)
    })

  const leave = (listener: Listener): void => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    /** Resolves to the way out, once the listener has been sent the board. Rejects when nothing can be read: browsers come again. */
    listen: async (listener: Listener): Promise<() => void> => {
      await inTurn(async () => {
        const now = clock.now()
        if (listeners.size === 0) seen = await readSnapshot(platform, now, null)
        listener({ name: 'board', data: await readBoard(db, now) })
        listeners.add(listener)
        timer ??= setInterval(() => void look(), LOOK_EVERY_MS)
      })
      return () => leave(listener)
    },
  }
}

export type Feed = ReturnType<typeof createFeed>
