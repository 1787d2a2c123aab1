import type { Db } from '../db/database'
import type { SteppedPlatform } from '../platform'
import { stageOf } from './board.rules'
import { boardBriefs, boardRows } from './board.store'
import { orderCard, type OrderCard } from './board.wire'
import { listFaults, type Fault } from '../faults/faults.store'
import { tradingToday, type TradingRestaurant } from './restaurants.console'

export type ConsoleEvent =
  | { readonly name: 'board'; readonly data: { readonly now: string; readonly orders: readonly OrderCard[] } }
  | { readonly name: 'order'; readonly data: OrderCard }
  | { readonly name: 'clock'; readonly data: { readonly now: string } }
  | { readonly name: 'faults'; readonly data: { readonly faults: readonly Fault[] } }
  | { readonly name: 'restaurants'; readonly data: { readonly restaurants: readonly TradingRestaurant[] } }
  | { readonly name: 'stock'; readonly data: { readonly restaurantId: string } }

export type Listener = (event: ConsoleEvent) => void

const LOOK_EVERY_MS = 500
/** Also what keeps a quiet connection from being taken for a dead one. */
const TELL_TIME_EVERY_MS = 15_000
/** Two readings of the same clock are never quite the same. */
const JUMP_MS = 1000

export const readBoard = async (db: Db, now: Date) => ({
  now: now.toISOString(),
  orders: (await boardRows(db, now)).map((row) => orderCard(row, now)),
})

const whatIsSeen = async (db: Db, now: Date) => ({
  offsetMs: now.getTime() - Date.now(),
  orders: new Map((await boardBriefs(db, now)).map((row) => [row.id, `${row.state} ${stageOf(row, now)}`])),
  faults: await listFaults(db),
  restaurants: await tradingToday(db, now),
})

type Seen = Awaited<ReturnType<typeof whatIsSeen>>

/**
 * Tells every open console what has changed. It looks at the database, and only while somebody listens: so it does not matter which
 * module, or which of several platform processes, did it. A new listener gets the whole board first, and so does one that comes back.
 */
export const createFeed = ({ db, clock, leaving }: SteppedPlatform) => {
  const listeners = new Set<Listener>()
  let seen: Seen | null = null
  let toldTimeAt = 0
  let timer: NodeJS.Timeout | undefined
  // One look at a time: a listener is added between two looks, and misses nothing.
  let queue: Promise<void> = Promise.resolve()

  const tell = (event: ConsoleEvent): void => listeners.forEach((listener) => listener(event))
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    queue = queue.then(work).catch((error: unknown) => {
      if (!leaving.aborted) console.error('The console could not look and will try again:', error)
    })
    return queue
  }

  const tellDifferences = async (before: Seen, after: Seen, now: Date): Promise<void> => {
    if (Math.abs(after.offsetMs - before.offsetMs) > JUMP_MS) tell({ name: 'board', data: await readBoard(db, now) })
    const changed = [...after.orders].filter(([id, key]) => before.orders.get(id) !== key).map(([id]) => id)
    if (changed.length > 0)
      for (const row of await boardRows(db, now, changed)) tell({ name: 'order', data: orderCard(row, now) })
    if (JSON.stringify(after.faults) !== JSON.stringify(before.faults))
      tell({ name: 'faults', data: { faults: after.faults } })
    if (JSON.stringify(after.restaurants) !== JSON.stringify(before.restaurants))
      tell({ name: 'restaurants', data: { restaurants: after.restaurants } })
    if (Date.now() - toldTimeAt < TELL_TIME_EVERY_MS) return
    toldTimeAt = Date.now()
    tell({ name: 'clock', data: { now: now.toISOString() } })
  }

  const look = (): Promise<void> =>
    inTurn(async () => {
      if (listeners.size === 0) return
      const now = clock.now()
      const before = seen
      seen = await whatIsSeen(db, now)
      if (before !== null) await tellDifferences(before, seen, now)
    })

  const leave = (listener: Listener): void => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
    seen = null
  }

  return {
    tell,
    /** Resolves to the way out, once the listener has been sent the board. */
    listen: async (listener: Listener): Promise<() => void> => {
      await inTurn(async () => {
        const now = clock.now()
        seen ??= await whatIsSeen(db, now)
        listener({ name: 'board', data: await readBoard(db, now) })
        listeners.add(listener)
        timer ??= setInterval(() => void look(), LOOK_EVERY_MS)
      })
      return () => leave(listener)
    },
  }
}

export type Feed = ReturnType<typeof createFeed>
