import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../../../kernel/db/database'
import { cardCharges, cardIntents, cardMethods, type ChargeRefund } from './card.tables'
import { recordChargeEvent, recordIntentEvent } from './card.events'
import { keptCard, type CardDetails } from './card.rules'
import { testCardOf } from './card.test-cards'
import type { IntentRow, MethodRow, ChargeRow } from './card.rows'

const idWith = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`

export interface NewIntent {
  readonly amount: number
  readonly currency: string
  readonly metadata: Readonly<Record<string, string>>
  readonly customerId?: string | null
  readonly setupFutureUsage?: IntentRow['setupFutureUsage']
}

export const insertIntent = async (db: Db, intent: NewIntent, now: Date): Promise<IntentRow> => {
  const id = idWith('pi')
  const row: IntentRow = {
    id,
    clientSecret: `${id}_secret_${randomBytes(16).toString('hex')}`,
    status: 'requires_payment_method',
    methodId: null,
    challengeId: null,
    lastError: null,
    attempts: 0,
    createdAt: now,
    customerId: null,
    setupFutureUsage: null,
    ...intent,
  }
  await db.insert(cardIntents).values(row)
  await recordIntentEvent(db, 'payment_intent.created', row, now)
  return row
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

export const findChallenged = async (db: Db, challengeId: string): Promise<IntentRow | undefined> => {
  const [row] = await db.select().from(cardIntents).where(eq(cardIntents.challengeId, challengeId))
  return row
}

type IntentChanges = Partial<
  Pick<IntentRow, 'status' | 'methodId' | 'lastError' | 'challengeId' | 'attempts' | 'customerId' | 'setupFutureUsage'>
>

/** Answers the intent as it is afterwards. */
export const updateIntent = async (db: Db, intent: IntentRow, changes: IntentChanges): Promise<IntentRow> => {
  await db.update(cardIntents).set(changes).where(eq(cardIntents.id, intent.id))
  return { ...intent, ...changes }
}

/** Makes sure nobody can pay it any more; what has been paid, or is canceled already, is answered as it is. Call with the intent locked. */
export const cancelLocked = async (db: Db, intent: IntentRow, now: Date): Promise<IntentRow> => {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return intent
  const canceled = await updateIntent(db, intent, { status: 'canceled', challengeId: null })
  await recordIntentEvent(db, 'payment_intent.canceled', canceled, now)
  return canceled
}

export const insertMethod = async (
  db: Db,
  card: CardDetails,
  billingDetails: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<MethodRow> => {
  const row = {
    id: idWith('pm'),
    card: keptCard(card),
    ...testCardOf(card.number),
    billingDetails,
    customerId: null,
    detachedAt: null,
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
  const row = {
    id: idWith('ch'),
    intentId: intent.id,
    basketId: intent.metadata['basketId'] ?? null,
    amount: intent.amount,
    currency: intent.currency,
    card: method.card,
    createdAt: now,
    refunds: [],
    refundedAt: null,
  }
  await db.insert(cardCharges).values(row)
  await recordChargeEvent(db, 'charge.succeeded', row, now)
}

export const chargeOf = async (db: Db, intentId: string): Promise<ChargeRow | undefined> => {
  const [charge] = await db.select().from(cardCharges).where(eq(cardCharges.intentId, intentId))
  return charge
}

export const leftOf = ({ amount, refunds }: ChargeRow): number =>
  amount - refunds.reduce((sum, refund) => sum + refund.amount, 0)

/**
 * Gives money of a charge back: so much, or all that is left. Answers the charge and the new refund. Call it with the intent locked, and with no more than is
 * left.
 */
export const refundCharge = async (
  db: Db,
  charge: ChargeRow,
  amount: number,
  now: Date,
): Promise<{ readonly charge: ChargeRow; readonly refund: ChargeRefund }> => {
  const refund = { id: idWith('re'), amount, createdAt: now.toISOString() }
  const changes = {
    refunds: [...charge.refunds, refund],
    refundedAt: amount === leftOf(charge) ? now : null,
  }
  await db.update(cardCharges).set(changes).where(eq(cardCharges.id, charge.id))
  const refunded = { ...charge, ...changes }
  await recordChargeEvent(db, 'charge.refunded', refunded, now)
  return { charge: refunded, refund }
}
