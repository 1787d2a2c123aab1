import { randomBytes } from 'node:crypto'
import type { Db } from '../../../kernel/db/database'
import { isSameSecret } from '../../../kernel/http/secret'
import { mayPay } from './card.customers'
import { recordIntentEvent } from './card.events'
import { CardRefusal, noSuchIntent, otherSum, tooManyAttempts, unexpectedState } from './card.refusal'
import { cardProblem, DECLINES, hasExpired, type CardDetails } from './card.rules'
import { refuse, settle, type Settled } from './card.settle'
import { cancelLocked, findMethod, insertMethod, lockIntent, updateIntent } from './card.store'
import type { IntentRow, MethodRow } from './card.rows'

export interface Confirmation {
  readonly intentId: string
  /** `null`: asked by our own server, which needs none. */
  readonly clientSecret: string | null
  readonly method:
    | { readonly kind: 'known'; readonly id: string }
    | { readonly kind: 'card'; readonly card: CardDetails; readonly billingDetails: Readonly<Record<string, unknown>> }
  /** What the page told its customer it would cost, where it said so before there was an intent. */
  readonly expected: { readonly amount: number; readonly currency: string } | null
}

/** Confirmations of one intent that reach a bank. After that it is withdrawn, so that a new one can be asked for. */
const MOST_ATTEMPTS = 10

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
  if (known !== undefined) return known
  throw new CardRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such PaymentMethod: '${method.id}'`,
    param: 'payment_method',
  })
}

/** A kept card pays for its customer only, and for nobody once it is kept no more. */
const notTheirs = (id: string): CardRefusal =>
  new CardRefusal(400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    param: 'payment_method',
  })

/** The bank wants to ask: nothing is taken until it has its answer, and an older question can not be answered any more. */
const ask = async (tx: Db, intent: IntentRow, method: MethodRow, now: Date): Promise<Settled> => {
  const asking = await updateIntent(tx, intent, {
    status: 'requires_action',
    methodId: method.id,
    challengeId: randomBytes(24).toString('hex'),
    lastError: null,
    attempts: intent.attempts,
  })
  await recordIntentEvent(tx, 'payment_intent.requires_action', asking, now)
  return { intent: asking, refusal: null }
}

const attempt = async (tx: Db, confirmation: Confirmation, now: Date): Promise<Settled> => {
  const { intentId, clientSecret, expected } = confirmation
  const intent = await lockIntent(tx, intentId)
  if (intent === undefined || (clientSecret !== null && !isSameSecret(clientSecret, intent.clientSecret)))
    throw noSuchIntent(intentId)
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent)
  if (expected !== null && (expected.amount !== intent.amount || expected.currency !== intent.currency.toLowerCase()))
    throw otherSum(intent)
  if (intent.attempts >= MOST_ATTEMPTS) {
    const canceled = await cancelLocked(tx, intent, now)
    return { intent: canceled, refusal: tooManyAttempts(canceled) }
  }
  const method = await methodFor(tx, confirmation, now)
  if (!mayPay(method, intent)) throw notTheirs(method.id)
  const tried = { ...intent, attempts: intent.attempts + 1 }
  if (hasExpired(method.card, now)) return refuse(tx, tried, DECLINES.expired_card, now)
  return method.authentication === 'challenge' ? ask(tx, tried, method, now) : settle(tx, tried, method, now)
}

/**
 * Takes the money, once: the intent's row is locked, an intent that has succeeded is never charged again, and the charges table holds
 * one row per intent at most. A decline is remembered on the intent, which may then be tried with another card. A bank that wants to ask
 * leaves it at `requires_action`.
 */
export const confirmIntent = async (db: Db, confirmation: Confirmation, now: Date): Promise<IntentRow> => {
  // A decline must be committed, so it leaves the transaction as a value and is thrown after.
  const { intent, refusal } = await db.transaction((tx) => attempt(tx, confirmation, now))
  if (refusal !== null) throw refusal
  return intent
}
