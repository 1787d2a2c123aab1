import { randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../kernel/db/database'
import { cardEvents } from './card.tables'
import { chargeAnswer, intentAnswer } from './card.wire'
import type { IntentRow, ChargeRow, EventRow } from './card.rows'

/** What the platform has asked to be told of; the rest is only listed. */
const TOLD = new Set<string>([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
])

type IntentEvent =
  | 'payment_intent.created'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'payment_intent.canceled'

const insertEvent = async (
  db: Db,
  type: string,
  intentId: string,
  object: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<void> => {
  const id = `evt_${randomBytes(12).toString('hex')}`
  const dueAt = TOLD.has(type) ? now : null
  await db.insert(cardEvents).values({ id, type, intentId, object, createdAt: now, dueAt })
}

/** Call in the transaction that makes it true, with the intent as it is afterwards. */
export const recordIntentEvent = (db: Db, type: IntentEvent, intent: IntentRow, now: Date): Promise<void> =>
  insertEvent(db, type, intent.id, intentAnswer(intent), now)

export const recordChargeEvent = (
  db: Db,
  type: 'charge.succeeded' | 'charge.refunded',
  charge: ChargeRow,
  now: Date,
): Promise<void> => insertEvent(db, type, charge.intentId, chargeAnswer(charge), now)

export const eventsOfIntent = (db: Db, intentId: string): Promise<EventRow[]> =>
  db.select().from(cardEvents).where(eq(cardEvents.intentId, intentId)).orderBy(asc(cardEvents.createdAt))
