import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { cardCharges, cardIntents, cardMethods } from '../../db/schema'
import type { CardDetails } from './card.rules'
import { keptCard, outcomeFor } from './card.rules'

export type IntentRow = typeof cardIntents.$inferSelect
export type MethodRow = typeof cardMethods.$inferSelect

const idWith = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export interface NewIntent {
  readonly amount: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
}

export const insertIntent = async (db: Db, intent: NewIntent, now: Date): Promise<IntentRow> => {
  const id = idWith('pi')
  const clientSecret = `${id}_secret_${randomBytes(16).toString('hex')}`
  const row = { id, clientSecret, status: 'requires_payment_method', createdAt: now, ...intent } as const
  await db.insert(cardIntents).values(row)
  return { ...row, methodId: null, lastError: null, challengeId: null, attempts: 0 }
}

export const findIntent = async (db: Db, id: string): Promise<IntentRow | undefined> => {
  const [row] = await db.select().from(cardIntents).where(eq(cardIntents.id, id))
  return row
}

/** Keeps everybody else from changing the intent until the transaction ends. */
export const lockIntent = async (db: Db, id: string): Promise<IntentRow | undefined> => {
  const [row] = await db.select().from(cardIntents).where(eq(cardIntents.id, id)).for('update')
  return row
}

type IntentChanges = Partial<Pick<IntentRow, 'status' | 'methodId' | 'lastError'>>

export const updateIntent = async (db: Db, id: string, changes: IntentChanges): Promise<void> => {
  await db.update(cardIntents).set(changes).where(eq(cardIntents.id, id))
}

export const insertMethod = async (
  db: Db,
  card: CardDetails,
  billingDetails: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<MethodRow> => {
  const outcome = outcomeFor(card.number)
  const row = {
    id: idWith('pm'),
    card: keptCard(card),
    outcome,
    authentication: 'none' as const,
    billingDetails,
    createdAt: now,
  }
  await db.insert(cardMethods).values(row)
  return row
}

export const findMethod = async (db: Db, id: string): Promise<MethodRow | undefined> => {
  const [row] = await db.select().from(cardMethods).where(eq(cardMethods.id, id))
  return row
}

export const insertCharge = async (db: Db, intent: IntentRow, method: MethodRow, now: Date): Promise<void> => {
  const { amount, currency, metadata } = intent
  const basketId = metadata['basketId'] ?? null
  await db
    .insert(cardCharges)
    .values({ id: idWith('ch'), intentId: intent.id, basketId, amount, currency, card: method.card, createdAt: now })
}

export const refundCharge = async (db: Db, intentId: string, now: Date): Promise<void> => {
  await db.update(cardCharges).set({ refundedAt: now }).where(eq(cardCharges.intentId, intentId))
}

export const chargesOfBasket = (db: Db, basketId: string) =>
  db.select().from(cardCharges).where(eq(cardCharges.basketId, basketId))
