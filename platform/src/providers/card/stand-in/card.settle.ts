import type { Db } from '../../../kernel/db/database'
import { attachPayer } from './card.customers'
import { recordIntentEvent } from './card.events'
import { CardRefusal } from './card.refusal'
import { DECLINES, type CardError } from './card.rules'
import { insertCharge, updateIntent } from './card.store'
import { intentAnswer } from './card.wire'
import type { IntentRow, MethodRow } from './card.rows'

/** What came of it. A refusal has been written down already: commit first, then throw it. */
export interface Settled {
  readonly intent: IntentRow
  readonly refusal: CardRefusal | null
}

/** The intent is open again, for another card. Call with the intent locked. */
export const refuse = async (tx: Db, intent: IntentRow, error: CardError, now: Date): Promise<Settled> => {
  const refused = await updateIntent(tx, intent, {
    status: 'requires_payment_method',
    methodId: null,
    challengeId: null,
    lastError: { ...error },
    attempts: intent.attempts,
  })
  await recordIntentEvent(tx, 'payment_intent.payment_failed', refused, now)
  return { intent: refused, refusal: new CardRefusal(402, { ...error, payment_intent: intentAnswer(refused) }) }
}

/** Takes the money, or writes down why not. Call with the intent locked and neither paid nor canceled. */
export const settle = async (tx: Db, intent: IntentRow, method: MethodRow, now: Date): Promise<Settled> => {
  if (method.outcome !== 'succeeds') return refuse(tx, intent, DECLINES[method.outcome], now)
  await insertCharge(tx, intent, method, now)
  await attachPayer(tx, intent, method)
  const paid = await updateIntent(tx, intent, {
    status: 'succeeded',
    methodId: method.id,
    challengeId: null,
    lastError: null,
    attempts: intent.attempts,
  })
  await recordIntentEvent(tx, 'payment_intent.succeeded', paid, now)
  return { intent: paid, refusal: null }
}
