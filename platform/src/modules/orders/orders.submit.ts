import { randomInt, randomUUID } from 'node:crypto'
import type { SubmittedRequest } from '@galo/contracts/orders'
import { notFound } from '../../kernel/http/refusal'
import { checkAge, lockBasket, orderOfBasket } from '../basket'
import { OrderImpossible } from './order-impossible'
import { orderFailed, orderPlaced } from './orders.events'
import type { OrderPlatform } from './orders.ports'
import { insertDelivery, insertOrder, insertOrderPeople } from './orders.store'
import { differencesFrom } from './submit.differs'
import { checkType, fulfilmentOf } from './submit.fulfilment'
import { builtBasket } from './submit.basket'

/** Letters and digits that sound and look unlike each other; what is called out at the counter. */
const SHORT_ID_CHARACTERS = 'ACDEFHJKMNPRTVWXY3479'
const shortId = (): string =>
  Array.from({ length: 4 }, () => SHORT_ID_CHARACTERS.charAt(randomInt(SHORT_ID_CHARACTERS.length))).join('')

export interface Submitted {
  readonly id: string
  /** False when this basket had been submitted before: the same order is answered again. */
  readonly isNew: boolean
  /** The fields of the request that are not the known order's. */
  readonly differsIn: readonly string[]
}

/**
 * Makes the one order of a paid basket. Repeating it, with whatever key and from however many tabs, answers the same order:
 * the basket is held while it happens, and the table has one row per basket, per payment and per delivery quote.
 */
const makeOrder = (
  { db, clock, config, events, operations, payments }: OrderPlatform,
  customerId: string,
  request: SubmittedRequest,
): Promise<Submitted> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const row = await lockBasket(tx, request.signed_basket.basket.id, customerId)
    if (row === undefined) throw notFound('Basket')
    const known = await orderOfBasket(tx, row.id)
    if (known !== undefined) return { id: known.id, isNew: false, differsIn: differencesFrom(known, request) }

    checkType(row, request)
    const built = builtBasket(row, request.signed_basket, config.basketKey)
    checkAge(built, request.is_age_restricted_order, 'is_age_restricted_order')
    const { currency_code: currency, value: grandTotal } = built.totals.grand_total
    const paymentReference = grandTotal === 0 ? null : (request.payment_reference ?? null)
    const tip = await payments.checkPaid(tx, row, built, paymentReference)
    const { columns, delivery } = await fulfilmentOf(tx, row, request, paymentReference !== null, now, config)

    const id = randomUUID()
    await insertOrder(tx, {
      ...columns,
      id,
      shortId: shortId(),
      basketId: row.id,
      paymentReference,
      customerId,
      restaurantId: row.restaurantId,
      fulfilmentType: row.fulfilmentType,
      state: 'new',
      customer: request.customer,
      basket: built,
      grandTotal,
      tip,
      currency,
      createdAt: now,
      scenario: await operations.scenarioForNext(tx),
      dueAt: now,
    })
    await insertOrderPeople(tx, id, row.ownerHashes)
    if (delivery !== null) await insertDelivery(tx, { ...delivery, orderId: id })
    await events.publish(orderPlaced, { tx, orderId: id, paymentReference, row, built, request, tip, now })
    return { id, isNew: true, differsIn: [] }
  })

/** The order of a paid basket. When none can come of it, nobody has paid for nothing before the refusal is answered. */
export const submitBasket = async (
  platform: OrderPlatform,
  customerId: string,
  request: SubmittedRequest,
): Promise<Submitted> => {
  await platform.payments.look(request.signed_basket.basket.id)
  try {
    return await makeOrder(platform, customerId, request)
  } catch (error) {
    if (error instanceof OrderImpossible)
      await platform.events.publish(orderFailed, { customerId, basketId: error.basketId })
    throw error
  }
}
