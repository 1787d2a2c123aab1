import { getOrder, getOrderStatus, getRider, listOrders, submitOrder } from '@galo/contracts/orders'
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
  PICKUP_SLOT_ERROR: 'the slot is full or has passed, and there are others',
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
    describedCall(getRider, {
      title: 'Get the rider of an order',
      isOwned: true,
      good: async ({ me, url }) => {
        const id = await orderDelivery(me.api)
        const counter = createApi(url)
        const say = (word: string) => counter.post(`/console/api/orders/${id}/${word}`, {})
        await counter.put(`/console/api/orders/${id}/scenario`, { name: 'by-hand' })
        for (const word of ['delivery/accepted-by-delivery-partner', 'confirm', 'delivery/rider-assigned'])
          await say(word)
        return { params: { id } }
      },
    }),
  ],
}
