import { randomInt, randomUUID } from 'node:crypto'
import type { BasketView } from '../basket/basket.shape'
import { isSignedBy } from '../basket/basket.signature'
import { lockBasket, orderOfBasket, type BasketRow } from '../basket/basket.store'
import { availableSlots } from '../capacity/capacity'
import type { Db } from '../db/database'
import { Refusal } from '../http/refusal'
import { standInProvider } from '../payment/card-provider'
import { findTransaction } from '../payment/payment.store'
import type { Platform } from '../platform'
import { lockRestaurant } from '../restaurants/restaurants.store'
import type { SubmitOrder } from './orders.requests'
import { insertOrder } from './orders.store'

/** Letters and digits that sound and look unlike each other; what is called out at the counter. */
const SHORT_ID_CHARACTERS = 'ACDEFHJKMNPRTVWXY3479'
const shortId = (): string =>
  Array.from({ length: 4 }, () => SHORT_ID_CHARACTERS.charAt(randomInt(SHORT_ID_CHARACTERS.length))).join('')

export interface Submitted {
  readonly id: string
  /** False when this basket had been submitted before: the same order is answered again. */
  readonly isNew: boolean
}

/** The basket must be the very one that was built. It may have expired: once its price is paid, time does not change it. */
const builtBasket = (
  row: BasketRow,
  { basket, expiry, signature }: SubmitOrder['signed_basket'],
  basketKey: string,
): BasketView => {
  if (!isSignedBy(basket, expiry, signature, basketKey))
    throw new Refusal(409, 'BASKET_ALTERED', 'signed_basket: not the basket we signed')
  if (row.built === null) throw new Refusal(409, 'BASKET_NOT_BUILT', 'signed_basket: build the order before submitting')
  if (basket.revision !== row.revision)
    throw new Refusal(409, 'BASKET_STALE', 'signed_basket: the basket has changed since')
  return row.built
}

/** An order is taken for money that is in: this basket's, this customer's, this sum. Only what costs nothing needs none (I10). */
const checkPayment = async (
  tx: Db,
  row: BasketRow,
  built: BasketView,
  reference: string | null,
  now: Date,
): Promise<void> => {
  const { currency_code, value } = built.totals.grand_total
  if (value === 0) return
  if (reference === null) throw new Refusal(400, 'BAD_REQUEST', 'payment_reference: Required')
  const payment = await findTransaction(tx, reference)
  if (payment === undefined || payment.basketId !== row.id || payment.customerId !== row.customerId)
    throw new Refusal(409, 'PAYMENT_REFERENCE_INVALID', 'payment_reference: not a payment for this basket')
  const intent = await standInProvider(tx, now).getIntent(payment.intentId)
  if (intent?.status !== 'succeeded') throw new Refusal(409, 'PAYMENT_NOT_SETTLED', 'payment_reference: not paid yet')
  if (payment.amount !== value || payment.currency !== currency_code)
    throw new Refusal(409, 'PAYMENT_MISMATCH', 'payment_reference: paid another sum')
}

/** Asked with the restaurant held, so that two orders can not both be the last one for a slot. */
const checkSlot = async (tx: Db, row: BasketRow, pickupTime: Date, now: Date, capacity: number): Promise<void> => {
  const restaurant = await lockRestaurant(tx, row.restaurantId)
  const slots = restaurant === undefined ? [] : await availableSlots(tx, restaurant, row.fulfilmentType, now, capacity)
  if (!slots.includes(pickupTime.toISOString())) throw new Refusal(409, 'PICKUP_SLOT_ERROR', 'Invalid pickup time')
}

/**
 * Makes the one order of a paid basket. Repeating it, with whatever key and from however many tabs, answers the same order:
 * the basket is held while it happens, and the table has one row per basket and per payment.
 */
export const submitOrder = (
  { db, clock, config }: Platform,
  customerId: string,
  request: SubmitOrder,
): Promise<Submitted> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const row = await lockBasket(tx, request.signed_basket.basket.id, customerId)
    if (row === undefined) throw new Refusal(404, 'NOT_FOUND', 'Basket not found')
    const known = await orderOfBasket(tx, row.id)
    if (known !== undefined) return { id: known.id, isNew: false }

    if (row.fulfilmentType !== request.type) throw new Refusal(409, 'FULFILMENT_MISMATCH', 'type: not the basket’s')
    const built = builtBasket(row, request.signed_basket, config.basketKey)
    const paymentReference = request.payment_reference ?? null
    await checkPayment(tx, row, built, paymentReference, now)
    const pickupTime = new Date(request.pickup_time)
    await checkSlot(tx, row, pickupTime, now, config.slotCapacity)

    const id = randomUUID()
    const { currency_code: currency, value: grandTotal } = built.totals.grand_total
    await insertOrder(tx, {
      id,
      shortId: shortId(),
      basketId: row.id,
      paymentReference: grandTotal === 0 ? null : paymentReference,
      customerId,
      restaurantId: row.restaurantId,
      fulfilmentType: row.fulfilmentType,
      state: 'new',
      pickupTime,
      customer: request.customer,
      basket: built,
      grandTotal,
      currency,
      createdAt: now,
      dueAt: now,
    })
    return { id, isNew: true }
  })
