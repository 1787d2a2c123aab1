import type { BasketView } from '@galo/contracts/basket'
import type { TransactionAnswer, TransactionAsked } from '@galo/contracts/payment'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../kernel/db/database'
import { notFound, Refusal } from '../../kernel/http/refusal'
import type { ProviderIntent } from '../../providers/card/port'
import {
  checkAge,
  contentsProblem,
  kitchenProblemOf,
  lockBasket,
  orderOfBasket,
  quoteProblem,
  type BasketRow,
} from '../basket'
import { readMenu } from '../menu'
import { checkAgainstBasket } from './payment.rules'
import type { PaymentPlatform } from './payment.state'
import type { Looked } from './payment.look'
import {
  insertTransaction,
  openTransactionOf,
  paymentsUnderKey,
  replaceTransaction,
  type TransactionRow,
} from './payment.store'
import { nextCheckAt } from './unclaimed.rules'

export const transactionAnswer = (reference: string, intent: ProviderIntent): TransactionAnswer => ({
  stripe: { clientSecret: intent.clientSecret },
  transactionReference: reference,
  status: intent.status,
})

const builtBasket = (row: BasketRow | undefined): { row: BasketRow; built: BasketView } => {
  if (row === undefined) throw notFound('Basket')
  if (row.built === null) throw new Refusal(409, 'BASKET_NOT_BUILT', 'metadata.basketId: build the order before paying')
  return { row, built: row.built }
}

/** A key stands for one request. The same one for another basket or another sum is a mistake, and opens nothing. */
const checkKey = async (tx: Db, row: BasketRow, key: string, amount: number): Promise<void> => {
  const known = await paymentsUnderKey(tx, row.customerId, key)
  if (known.some((payment) => payment.basketId !== row.id || payment.amount !== amount))
    throw new Refusal(422, 'IDEMPOTENCY_KEY_REUSED', 'Idempotency-Key: used for another basket or another sum')
}

/** Money is asked for only when the order would be taken, as far as anybody can know before it is made. */
const checkOrder = async (platform: PaymentPlatform, tx: Db, row: BasketRow, now: Date): Promise<void> => {
  if (row.expiresAt <= now) throw new Refusal(409, 'BASKET_EXPIRED', 'The basket was left too long')
  const menu = await readMenu(tx, row)
  const problem =
    quoteProblem(row, now) ??
    (await contentsProblem(platform, tx, row, menu, now)) ??
    (await kitchenProblemOf(tx, row, menu, now, platform.config.slotCapacity))
  if (problem !== null) throw new Refusal(409, problem.code, problem.message)
}

export interface Asking {
  readonly customerId: string
  readonly idempotencyKey: string
  readonly request: TransactionAsked
}

/** What is to be done once nothing is held any more. */
export type Prepared =
  | { readonly kind: 'answer'; readonly answer: TransactionAnswer }
  /** It has an intent that may be paid. */
  | { readonly kind: 'open'; readonly reference: string; readonly intent: ProviderIntent }
  /** The payment is written down, and the provider makes, or has made, its intent. */
  | {
      readonly kind: 'create'
      readonly payment: Pick<TransactionRow, 'reference' | 'basketId' | 'amount' | 'tip' | 'currency'>
    }
  /** Between looking and holding the basket somebody else has asked. */
  | { readonly kind: 'look-again' }

/** Decides with the basket held, by what the provider was `looked` up to say just before. */
export const preparePayment = async (
  platform: PaymentPlatform,
  tx: Db,
  { customerId, idempotencyKey, request }: Asking,
  looked: Looked | null,
): Promise<Prepared> => {
  const now = platform.clock.now()
  const { row, built } = builtBasket(await lockBasket(tx, request.metadata.basketId, customerId))
  if ((await orderOfBasket(tx, row.id)) !== undefined)
    throw new Refusal(409, 'BASKET_ORDERED', 'The basket has been ordered')
  const { currency_code: currency, value: basket } = built.totals.grand_total
  const tip = request.tip ?? 0
  const amount = basket + tip
  checkAgainstBasket(request, {
    restaurantId: row.restaurantId,
    fulfilmentType: row.fulfilmentType,
    amount: basket,
    currency,
  })
  await checkKey(tx, row, idempotencyKey, amount)

  const mayBeOrdered = async (): Promise<void> => {
    checkAge(built, request.metadata.isAgeRestrictedOrder, 'metadata.isAgeRestrictedOrder')
    await checkOrder(platform, tx, row, now)
  }
  const open = await openTransactionOf(tx, row.id)
  if (open?.amount === amount && open.tip === tip) {
    if (open.intentId === null) {
      await mayBeOrdered()
      return { kind: 'create', payment: open }
    }
    if (looked?.intentId !== open.intentId) return { kind: 'look-again' }
    const { intent } = looked
    // Money that is in, or that a bank may be about to take: nobody is told that there is none.
    if (intent?.status === 'succeeded' || intent?.status === 'processing')
      return { kind: 'answer', answer: transactionAnswer(open.reference, intent) }
    await mayBeOrdered()
    if (intent !== undefined && intent.status !== 'canceled') return { kind: 'open', reference: open.reference, intent }
    await replaceTransaction(tx, open.reference)
  } else {
    if (!(await platform.payments.withdraw(tx, row.id))) {
      // Another tab has paid for the same food, and tipped otherwise: that is its payment, and nobody pays twice.
      if (open !== undefined && open.amount - open.tip === basket) {
        if (looked?.intentId !== open.intentId || looked.intent?.status !== 'succeeded') return { kind: 'look-again' }
        return { kind: 'answer', answer: transactionAnswer(open.reference, looked.intent) }
      }
      throw new Refusal(409, 'BASKET_PAID', 'The basket is paid for and can only be ordered')
    }
    await mayBeOrdered()
  }

  const payment = { reference: randomUUID(), basketId: row.id, amount, tip, currency }
  const metadata = { ...request.metadata, paymentGateway: request.paymentGateway }
  const times = { createdAt: now, dueAt: nextCheckAt(now) }
  await insertTransaction(tx, {
    ...payment,
    ...times,
    customerId,
    intentId: null,
    state: 'open',
    idempotencyKey,
    metadata,
  })
  return { kind: 'create', payment }
}
