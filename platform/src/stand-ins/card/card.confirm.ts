import type { Db } from '../../db/database'
import { isSameSecret } from '../../http/secret'
import { CardRefusal, noSuchIntent } from './card.refusal'
import { cardProblem, DECLINES, type CardDetails } from './card.rules'
import {
  findMethod,
  insertCharge,
  insertMethod,
  lockIntent,
  updateIntent,
  type IntentRow,
  type MethodRow,
} from './card.store'
import { intentAnswer } from './card.wire'

export interface Confirmation {
  readonly intentId: string
  readonly clientSecret: string
  readonly method:
    | { readonly kind: 'known'; readonly id: string }
    | { readonly kind: 'card'; readonly card: CardDetails; readonly billingDetails: Readonly<Record<string, unknown>> }
}

const unexpectedState = (intent: IntentRow): CardRefusal =>
  new CardRefusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message:
      intent.status === 'succeeded'
        ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
        : 'You cannot confirm this PaymentIntent because it has a status of canceled.',
    payment_intent: intentAnswer(intent),
  })

/** A card the provider would not even ask the bank about is refused before a payment method exists. */
export const createMethod = async (
  db: Db,
  card: CardDetails,
  billingDetails: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<MethodRow> => {
  const problem = cardProblem(card, now)
  if (problem !== null) throw new CardRefusal(402, problem)
  return insertMethod(db, card, billingDetails, now)
}

const methodFor = async (db: Db, { method }: Confirmation, now: Date): Promise<MethodRow> => {
  if (method.kind === 'card') return createMethod(db, method.card, method.billingDetails, now)
  const known = await findMethod(db, method.id)
  if (known === undefined)
    throw new CardRefusal(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such PaymentMethod: '${method.id}'`,
    })
  return known
}

type Outcome =
  { readonly kind: 'paid'; readonly intent: IntentRow } | { readonly kind: 'refused'; readonly why: CardRefusal }

const attempt = async (tx: Db, confirmation: Confirmation, now: Date): Promise<Outcome> => {
  const intent = await lockIntent(tx, confirmation.intentId)
  if (intent === undefined || !isSameSecret(confirmation.clientSecret, intent.clientSecret))
    throw noSuchIntent(confirmation.intentId)
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent)

  const method = await methodFor(tx, confirmation, now)
  if (method.outcome !== 'succeeds') {
    const error = DECLINES[method.outcome]
    await updateIntent(tx, intent.id, { methodId: null, lastError: { ...error } })
    const payment_intent = intentAnswer({ ...intent, lastError: { ...error } })
    return { kind: 'refused', why: new CardRefusal(402, { ...error, payment_intent }) }
  }
  await insertCharge(tx, intent, method, now)
  const changes = { status: 'succeeded', methodId: method.id, lastError: null } as const
  await updateIntent(tx, intent.id, changes)
  return { kind: 'paid', intent: { ...intent, ...changes } }
}

/**
 * Takes the money, once: the intent's row is locked, an intent that has succeeded is never charged again, and the charges table holds
 * one row per intent at most. A decline is remembered on the intent, which may then be tried with another card.
 */
export const confirmIntent = async (db: Db, confirmation: Confirmation, now: Date): Promise<IntentRow> => {
  // A decline must be committed, so it leaves the transaction as a value and is thrown after.
  const outcome = await db.transaction((tx) => attempt(tx, confirmation, now))
  if (outcome.kind === 'refused') throw outcome.why
  return outcome.intent
}
