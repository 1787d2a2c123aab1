import { and, asc, eq, lte } from 'drizzle-orm'
import { logDefect } from '../../../kernel/defect'
import type { Db } from '../../../kernel/db/database'
import { cardEvents } from './card.tables'
import { signMessage } from './card.signature'
import type { CardStandIn } from './card.stand-in'
import { eventAnswer } from './card.wire'
import type { EventRow } from './card.rows'

const AT_A_TIME = 20
const ANSWER_WITHIN_MS = 5_000
const EVERY_MS = 1_000

/** Seconds until the next try, by how often it has been tried; after the last one it is given up. */
const WAITS_S = [5, 30, 120, 600, 3_600, 7_200, 14_400, 28_800]

/** When an event that has been tried `attempts` times is tried again; null when it is given up. */
export const nextTryAt = (attempts: number, now: Date): Date | null => {
  const wait = WAITS_S[attempts - 1]
  return wait === undefined ? null : new Date(now.getTime() + wait * 1000)
}

/**
 * Takes events that are due from under the eyes of other processes and puts their next try into the future: should this process end before
 * the answer, they come again. That is why a message can arrive twice, and never not at all.
 */
const claim = (db: Db, now: Date): Promise<EventRow[]> =>
  db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(cardEvents)
      .where(lte(cardEvents.dueAt, now))
      .orderBy(asc(cardEvents.dueAt))
      .limit(AT_A_TIME)
      .for('update', { skipLocked: true })
    for (const { id, attempts } of due)
      await tx
        .update(cardEvents)
        .set({ attempts: attempts + 1, dueAt: nextTryAt(attempts + 1, now) })
        .where(eq(cardEvents.id, id))
    return due
  })

const post = async (url: string, event: EventRow, now: Date, secret: string): Promise<boolean> => {
  const body = JSON.stringify(eventAnswer(event))
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signMessage(body, now, secret) },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

const deliver = async ({ db, clock, config }: CardStandIn, url: string, event: EventRow): Promise<void> => {
  const now = clock.now()
  if (!(await post(url, event, now, config.cardWebhookSecret))) return
  await db
    .update(cardEvents)
    .set({ deliveredAt: now, dueAt: null })
    .where(and(eq(cardEvents.id, event.id)))
}

/** Delivers what is due, until nothing is. */
export const deliverDueEvents = async (platform: CardStandIn, url: string): Promise<void> => {
  for (;;) {
    const due = await claim(platform.db, platform.clock.now())
    await Promise.all(due.map((event) => deliver(platform, url, event)))
    if (due.length < AT_A_TIME) return
  }
}

/** The provider's messenger: looks once a second for what there is to tell. */
export const startDelivering = (platform: CardStandIn, url: string) => {
  let running: Promise<void> = Promise.resolve()
  let isRunning = false
  const timer = setInterval(() => {
    if (isRunning) return
    isRunning = true
    running = deliverDueEvents(platform, url)
      .catch((error: unknown) => logDefect('The card provider could not deliver and will try again', error))
      .finally(() => (isRunning = false))
  }, EVERY_MS)
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await running
    },
  }
}
