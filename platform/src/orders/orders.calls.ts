import {
  orderCreatedSchema,
  orderStatusAnswerSchema,
  paths,
  riderTrackingAnswerSchema,
  submittedOrderAnswerSchema,
  submittedOrdersAnswerSchema,
} from '@galo/contracts'
import type { ApiArea } from '../http/api-call'
import { collectionRequest, createApi } from '../test/api'
import { deliveryRequest, orderDelivery, payForDelivery } from '../test/order-delivery'
import { submitOrderSchema } from './orders.requests'

const BACK = 'the money has gone back'
const tracking = { method: 'GET', bearer: 'session', errors: 'order', isOwned: true } as const

export const ordersArea: ApiArea = {
  id: 'orders',
  title: 'Orders',
  about: 'Making an order of a paid basket, and following it. Errors are in `error`, beside `data: null`.',
  calls: [
    {
      name: 'Submit an order',
      method: 'POST',
      path: paths.orders.submit,
      about:
        'Makes the one order of a paid basket. Repeating it, with whatever key, answers the same order, with 200 instead of 201; `differs_in` then names what was asked for otherwise.',
      rows: ['J01', 'J02'],
      bearer: 'session',
      errors: 'order',
      request: submitOrderSchema,
      answer: { status: 201, schema: orderCreatedSchema },
      refusals: [
        { status: 409, code: 'BASKET_ALTERED', when: 'the basket is not the one we signed' },
        { status: 409, code: 'BASKET_NOT_BUILT', when: 'the basket has not been built' },
        { status: 409, code: 'BASKET_STALE', when: 'the basket has changed since' },
        { status: 409, code: 'FULFILMENT_MISMATCH', when: '`type` is not the basket’s' },
        { status: 409, code: 'PAYMENT_REFERENCE_INVALID', when: 'the payment is not for this basket' },
        { status: 409, code: 'PAYMENT_NOT_SETTLED', when: 'the payment has not been made, or has gone back' },
        { status: 409, code: 'PAYMENT_MISMATCH', when: 'another sum was paid' },
        { status: 409, code: 'PICKUP_SLOT_ERROR', when: 'the slot is full or has passed, and there are others' },
        { status: 409, code: 'NO_SLOTS_LEFT', when: `no slot is left today; ${BACK}` },
        { status: 409, code: 'DELIVERY_QUOTE_MISMATCH', when: 'the quote is not the one in the basket' },
        { status: 409, code: 'DELIVERY_QUOTE_EXPIRED', when: 'the quote ran out and was not paid for' },
        { status: 409, code: 'NOT_OFFERED', when: `the restaurant does not deliver, or nobody can sit there; ${BACK}` },
        { status: 409, code: 'CHANNEL_OFFLINE', when: `the restaurant has switched it off; ${BACK}` },
        { status: 409, code: 'OUTSIDE_OPENING_HOURS', when: `it is closed, or sends nobody out yet; ${BACK}` },
        { status: 409, code: 'ALCOHOL_NOT_SOLD_NOW', when: `it is outside the licence’s hours; ${BACK}` },
        { status: 409, code: 'REWARD_LOST', when: `the reward was used for another order; ${BACK}` },
        {
          status: 409,
          code: 'DISCOUNT_CODE_LOST',
          when: `the code was used up by another order, or whoever orders has had it; ${BACK}`,
        },
      ],
      isOwned: true,
      good: async ({ me, paid, slot }) => {
        const { basket, payment } = await paid(me.api)
        return {
          headers: { 'idempotency-key': `submit-${basket.data.id}` },
          body: collectionRequest(basket, payment, await slot()),
        }
      },
    },
    {
      name: 'Submit a delivery',
      method: 'POST',
      path: paths.orders.submit,
      about:
        'The same for a delivery. Of the address the postcode is needed in the UK, and may be left out in Ireland. ' +
        '`line1`, `line2`, `countryCode`, `deliveryNote` and `deliveryQuoteId` are understood, too.',
      rows: ['J01', 'J02', 'G07', 'G12'],
      bearer: 'session',
      errors: 'order',
      request: submitOrderSchema,
      answer: { status: 201, schema: orderCreatedSchema },
      isOwned: true,
      good: async ({ me }) => ({ body: deliveryRequest(await payForDelivery(me.api)) }),
    },
    {
      name: 'List orders',
      method: 'GET',
      path: paths.directOrders.list,
      about:
        'Everything the bearer has ordered, the newest first, at most twenty: how a new tab, or a browser that was closed meanwhile, finds an order whose answer was lost. An extension of ours.',
      rows: ['J05', 'X22'],
      bearer: 'session',
      errors: 'order',
      answer: { status: 200, schema: submittedOrdersAnswerSchema },
      good: async ({ me, orderId }) => {
        await orderId(me.api)
        return {}
      },
    },
    {
      ...tracking,
      name: 'Get an order',
      path: '/direct-orders/orders/:id',
      about:
        'The order as it was bought. `restaurant` and `refund` are extensions of ours: `refund` says what goes back and by which day, and is null when nothing does, or nothing was taken.',
      rows: ['J05'],
      answer: { status: 200, schema: submittedOrderAnswerSchema },
      good: async ({ me, orderId }) => ({ params: { id: await orderId(me.api) } }),
    },
    {
      ...tracking,
      name: 'Get an order’s status',
      path: '/direct-orders/orders/:id/status',
      about: 'What polling reads.',
      rows: ['J05', 'J06', 'J07'],
      answer: { status: 200, schema: orderStatusAnswerSchema },
      good: async ({ me, orderId }) => ({ params: { id: await orderId(me.api) } }),
    },
    {
      ...tracking,
      name: 'Get the rider of an order',
      path: '/direct-orders/orders/:id/rider',
      about:
        'Who brings it, where they are at this moment and when they will be there. 404 until somebody is assigned.',
      rows: ['J10'],
      answer: { status: 200, schema: riderTrackingAnswerSchema },
      good: async ({ me, url }) => {
        const id = await orderDelivery(me.api)
        const counter = createApi(url)
        const say = (word: string) => counter.post(`/console/api/orders/${id}/${word}`, {})
        await counter.put(`/console/api/orders/${id}/scenario`, { name: 'by-hand' })
        for (const word of ['delivery/accepted-by-delivery-partner', 'confirm', 'delivery/rider-assigned'])
          await say(word)
        return { params: { id } }
      },
    },
  ],
}
