import type { BasketView } from '@galo/contracts/basket'
import type { TransactionAnswer, TransactionAsked } from '@galo/contracts/payment'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../kernel/db/database'
import { notFound, Refusal } from '../../kernel/http/refusal'
import type { CardAccount, ProviderIntent } from '../../providers/card/port'
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
import {
  insertTransaction,
  openTransactionOf,
  paymentsUnderKey,
  replaceTransaction,
  type TransactionRow,
} from './payment.store'
import { nextCheckAt } from './unclaimed.rules'

const answer = (reference: string, intent: ProviderIntent): TransactionAnswer => ({
  stripe: { clientSecret: intent.clientSecret },
  transactionReference: reference,
  status: intent.status,
})

const builtBasket = (row: BasketRow | undefined): { row: BasketRow; built: BasketView } => {
  if (row === undefined) throw notFound('Basket')
  if (row.built === null) throw new Refusal(409, 'BASKET_NOT_BUILT', 'metadata.basketId: build the order before paying')
  return { row, built: row.built }
}

/** What a card is to be asked for: the basket's own price, and what its customer tips with it. */
interface Sum {
  readonly basket: number
  readonly tip: number
}

/** What is left of the payment this basket already has: the same one for the same sum, `null` when a new one is needed. */
const reuse = async (
  provider: CardAccount,
  tx: Db,
  open: TransactionRow,
  { basket, tip }: Sum,
): Promise<TransactionAnswer | null> => {
  if (open.amount === basket + tip && open.tip === tip) {
    const intent = await provider.getIntent(open.intentId)
    if (intent !== undefined && intent.status !== 'canceled') return answer(open.reference, intent)
  } else {
    const intent = await provider.cancelIntent(open.intentId)
    // Another tab has paid for the same food, and tipped otherwise: that is its payment, and nobody pays twice.
    if (intent?.status === 'succeeded' && open.amount - open.tip === basket) return answer(open.reference, intent)
    if (intent?.status === 'succeeded')
      throw new Refusal(409, 'BASKET_PAID', 'The basket is paid for and can only be ordered')
  }
  await replaceTransaction(tx, open.reference)
  return null
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

/**
 * The one payment of a built basket (I06). However often it is asked, from however many tabs and with whatever key, the same basket at
 * the same sum gets the same transaction and client secret; so there is never a second thing to pay.
 */
export const transact = (
  platform: PaymentPlatform,
  customerId: string,
  idempotencyKey: string,
  request: TransactionAsked,
): Promise<TransactionAnswer> =>
  platform.db.transaction(async (tx) => {
    const now = platform.clock.now()
    const provider = platform.cards.at(tx, now)
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
    const open = await openTransactionOf(tx, row.id)
    const known = open === undefined ? null : await reuse(provider, tx, open, { basket, tip })
    // Money that is in, or that a bank may be about to take: nobody is told that there is none.
    if (known?.status === 'succeeded' || known?.status === 'processing') return known
    checkAge(built, request.metadata.isAgeRestrictedOrder, 'metadata.isAgeRestrictedOrder')
    await checkOrder(platform, tx, row, now)
    if (known !== null) return known

    const metadata = { ...request.metadata, paymentGateway: request.paymentGateway }
    const intent = await provider.createIntent({ amount, currency, metadata: { basketId: row.id } })
    const reference = randomUUID()
    await insertTransaction(tx, {
      reference,
      basketId: row.id,
      customerId,
      intentId: intent.id,
      amount,
      tip,
      currency,
      state: 'open',
      idempotencyKey,
      metadata,
      createdAt: now,
      dueAt: nextCheckAt(now),
    })
    return answer(reference, intent)
  })
