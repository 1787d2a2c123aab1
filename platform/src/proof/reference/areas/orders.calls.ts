import { pathOf } from '@galo/contracts/call'
import {
  followOrder,
  getOrder,
  getOrderStatus,
  getReceipt,
  getReceiptFile,
  getReporting,
  getRider,
  getUpdates,
  listOrders,
  reportItems,
  setUpdates,
  shareOrder,
  submitOrder,
  watchOrder,
} from '@galo/contracts/orders'
import { collectionRequest, createApi } from '../../world/api'
import { deliveryRequest, orderDelivery, payForDelivery } from '../../world/order-delivery'
import type { World } from '../../world/world'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

const BACK = 'the money has gone back'
const REFUSED = {
  BASKET_ALTERED: 'the basket is not the one we signed',
  BASKET_NOT_BUILT: 'the basket has not been built',
  BASKET_STALE: 'the basket has changed since',
  FULFILMENT_MISMATCH: '`type` is not the basket’s',
  PAYMENT_REFERENCE_INVALID: 'the payment is not for this basket',
  PAYMENT_NOT_SETTLED: 'the payment has not been made, or has gone back',
  PAYMENT_MISMATCH: 'another sum was paid',
  AGE_NOT_STATED: 'there is alcohol in it, and nobody has said to be 18 or over',
  PICKUP_SLOT_ERROR: 'the slot is full or has passed (a paid one by more than three minutes), and there are others',
  NO_SLOTS_LEFT: `no slot is left today; ${BACK}`,
  DELIVERY_QUOTE_MISMATCH: 'the quote is not the one in the basket',
  DELIVERY_QUOTE_EXPIRED: 'the quote ran out and was not paid for',
  NOT_OFFERED: `the restaurant does not deliver, or nobody can sit there; ${BACK}`,
  CHANNEL_OFFLINE: `the restaurant has switched it off; ${BACK}`,
  OUTSIDE_OPENING_HOURS: `it is closed, or sends nobody out yet; ${BACK}`,
  ALCOHOL_NOT_SOLD_NOW: `it is outside the licence’s hours; ${BACK}`,
  REWARD_LOST: `the reward was used for another order; ${BACK}`,
  DISCOUNT_CODE_LOST: `the code was used up by another order, or whoever orders has had it; ${BACK}`,
}

const myOrder = async ({ me, orderId }: World) => ({ params: { id: await orderId(me.api) } })

/** A delivery by hand, as far as its rider and then so many steps. */
const carry = async (url: string, id: string, ...further: readonly string[]): Promise<void> => {
  const counter = createApi(url)
  const say = (word: string) => counter.post(`/console/api/orders/${id}/${word}`, {})
  await counter.put(`/console/api/orders/${id}/scenario`, { name: 'by-hand' })
  const steps = ['rider-assigned', ...further].map((step) => `delivery/${step}`)
  for (const word of ['delivery/accepted-by-delivery-partner', 'confirm', ...steps]) await say(word)
}

export const ordersArea: ApiArea = {
  id: 'orders',
  title: 'Orders',
  about: 'Making an order of a paid basket, and following it. Errors are in `error`, beside `data: null`.',
  calls: [
    describedCall(submitOrder, {
      title: 'Submit an order',
      when: REFUSED,
      isOwned: true,
      good: async ({ me, paid, slot }) => {
        const { basket, payment } = await paid(me.api)
        return {
          headers: { 'idempotency-key': `submit-${basket.data.id}` },
          body: collectionRequest(basket, payment, await slot()),
        }
      },
    }),
    {
      ...describedCall(submitOrder, {
        title: 'Submit a delivery',
        about:
          'The same for a delivery. Of the address the postcode is needed in the UK, and may be left out in Ireland. ' +
          '`line1`, `line2`, `countryCode`, `deliveryNote` and `deliveryQuoteId` are understood, too.',
        rows: ['J01', 'J02', 'G07', 'G12'],
        when: REFUSED,
        isOwned: true,
        good: async ({ me }) => ({ body: deliveryRequest(await payForDelivery(me.api)) }),
      }),
      // They have just been listed.
      refusals: [],
    },
    describedCall(listOrders, {
      title: 'List orders',
      good: async ({ me, orderId }) => {
        await orderId(me.api)
        return {}
      },
    }),
    describedCall(getOrder, {
      title: 'Get an order',
      isOwned: true,
      good: myOrder,
    }),
    describedCall(getOrderStatus, {
      title: 'Get an order’s status',
      isOwned: true,
      good: myOrder,
    }),
    describedCall(followOrder, {
      title: 'Follow an order live',
      isOwned: true,
      good: myOrder,
    }),
    describedCall(getReceipt, {
      title: 'Get the receipt of an order',
      isOwned: true,
      good: myOrder,
    }),
    describedCall(getReceiptFile, {
      title: 'Get the receipt of an order as a file',
      isOwned: true,
      good: myOrder,
    }),
    describedCall(getReporting, {
      title: 'See whether a dish can be reported',
      isOwned: true,
      good: myOrder,
    }),
    describedCall(reportItems, {
      title: 'Report a dish that was missing or wrong',
      when: {
        REPORT_NOT_POSSIBLE: 'the order is not there yet, or it is too late',
        REPORTED_ALREADY: 'something else of this order has been reported',
        REPORTED_ITEMS_UNKNOWN: 'the order has no such line, or not so many of it',
      },
      isOwned: true,
      good: async ({ me, url }) => {
        const id = await orderDelivery(me.api)
        await carry(url, id, 'rider-arrived', 'rider-in-transit', 'rider-nearby', 'delivered')
        const { body } = await me.api.get(pathOf(getOrder.path, { id }))
        const [line] = getOrder.answer.parse(body).order_items
        return {
          params: { id },
          body: { items: [{ line_id: line?.id ?? '', quantity: 1, problem: 'missing' as const }] },
        }
      },
    }),
    describedCall(getUpdates, {
      title: 'See what was asked to be told of an order',
      isOwned: true,
      good: myOrder,
    }),
    describedCall(setUpdates, {
      title: 'Ask to be told of an order, or not to be',
      when: {
        UPDATES_EMAIL_INVALID: '`email` is no address that can be written to',
        UPDATES_NUMBER_INVALID: '`text` is no mobile’s number',
        UPDATES_DEVICE_INVALID: '`push` is no browser that can be sent to',
        UPDATES_OVER: 'nothing more happens to the order',
      },
      isOwned: true,
      good: async (world) => ({ ...(await myOrder(world)), body: { email: null, text: '07700 900123' } }),
    }),
    describedCall(shareOrder, {
      title: 'Share how far a delivery is',
      when: { SHARING_NOT_POSSIBLE: 'it is no delivery, or it has come to an end' },
      isOwned: true,
      good: async ({ me }) => ({ params: { id: await orderDelivery(me.api) } }),
    }),
    describedCall(watchOrder, {
      title: 'Watch a delivery that is shared',
      headers: { 'x-order-watch': 'What the link says: whoever has it needs no other right' },
      isOwned: true,
      good: async ({ me }) => ({ params: { id: await orderDelivery(me.api) } }),
    }),
    describedCall(getRider, {
      title: 'Get the rider of an order',
      isOwned: true,
      good: async ({ me, url }) => {
        const id = await orderDelivery(me.api)
        await carry(url, id)
        return { params: { id } }
      },
    }),
  ],
}
