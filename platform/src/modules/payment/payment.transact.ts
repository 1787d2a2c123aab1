import type { TransactionAnswer, TransactionAsked } from '@galo/contracts/payment'
import { transactAsking } from '../../kernel/db/ask-first'
import { Refusal } from '../../kernel/http/refusal'
import { isSamePayer, payerOf } from '../wallet'
import type { ProviderIntent } from '../../providers/card/port'
import { lookAtPayment } from './payment.look'
import { preparePayment, transactionAnswer, type Asking, type Prepared } from './payment.prepare'
import type { PaymentPlatform } from './payment.state'
import { keepIntent } from './payment.store'

/** A payment whose intent can be paid. */
interface Readied {
  readonly reference: string
  readonly intent: ProviderIntent
}

/** Has the provider make the intent of a payment, and writes it down. Null when the payment was withdrawn meanwhile. */
const createIntent = async (
  { db, cards }: PaymentPlatform,
  { reference, basketId, amount, currency }: Extract<Prepared, { kind: 'create' }>['payment'],
): Promise<Readied | null> => {
  const metadata = { basketId, reference }
  const intent = await cards.createIntent({ amount, currency, metadata }, `${reference}-create`)
  if (await keepIntent(db, reference, intent.id)) return { reference, intent }
  await cards.cancelIntent(intent.id)
  return null
}

/** Lets the customer's kept cards pay it, and the card that does be kept, as was asked: outside of any transaction, after the order was found good. */
const answerFor = async (
  platform: PaymentPlatform,
  { customerId, request }: Asking,
  { reference, intent }: Readied,
): Promise<TransactionAnswer> => {
  const payer = await payerOf(platform, customerId, request, intent.payer)
  const paidBy = isSamePayer(payer, intent.payer) ? intent : await platform.cards.setPayer(intent.id, payer)
  return transactionAnswer(reference, paidBy ?? intent)
}

/** More than one customer's tabs ever come to. */
const MOST_LOOKS = 8

/**
 * The one payment of a built basket (I06). However often it is asked, from however many tabs and with whatever key, the same basket at
 * the same sum gets the same transaction and client secret; so there is never a second thing to pay. The payment is written down before the
 * provider is asked for its intent, and asked for under the payment's own key: an answer that was lost is had by asking again (0117).
 */
export const transact = async (
  platform: PaymentPlatform,
  customerId: string,
  idempotencyKey: string,
  request: TransactionAsked,
): Promise<TransactionAnswer> => {
  const asking = { customerId, idempotencyKey, request }
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const looked = await lookAtPayment(platform, request.metadata.basketId)
    const prepared = await transactAsking(platform.db, (tx) => preparePayment(platform, tx, asking, looked))
    if (prepared.kind === 'answer') return prepared.answer
    const made =
      prepared.kind === 'create'
        ? await createIntent(platform, prepared.payment)
        : prepared.kind === 'open'
          ? prepared
          : null
    if (made !== null) return answerFor(platform, asking, made)
  }
  throw new Refusal(503, 'PAYMENT_NOT_AVAILABLE', 'The basket was changed again and again while its payment was made')
}
