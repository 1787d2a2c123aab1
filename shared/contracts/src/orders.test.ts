import { submittedOrderAnswerSchema } from './orders'
import { submitOrderRequestSchema } from './orders.requests'

const signed_basket = { basket: { id: 'b1' }, expiry: '2026-11-17T18:40:00.000Z', signature: 's1' }
const customer = { email: 'ana@galo.test', first_name: 'Ana', last_name: 'Silva', phone_number: '07700 900123' }
const collection = {
  type: 'COLLECTION',
  signed_basket,
  payment_reference: 'txn-1',
  customer,
  pickup_time: '2026-11-17T18:40:00.000Z',
}

describe('submitOrderRequestSchema', () => {
  it('takes an order for collection', () => {
    expect(submitOrderRequestSchema.parse(collection)).toEqual(collection)
  })

  it('takes no order without a time in UTC, and none of a kind it does not know', () => {
    for (const broken of [
      { pickup_time: undefined },
      { pickup_time: '18:40' },
      { pickup_time: '2026-11-17T18:40:00' },
      { type: 'NONE' },
      { customer: {} },
    ])
      expect(submitOrderRequestSchema.safeParse({ ...collection, ...broken }).success).toBe(false)
  })

  it('needs no more than a table from somebody who sits at one', () => {
    const eatIn = { type: 'EAT_IN', signed_basket, payment_reference: null, customer: {}, table: '12' }
    expect(submitOrderRequestSchema.parse(eatIn)).toEqual(eatIn)
  })
})

describe('submittedOrderAnswerSchema', () => {
  const price = (value: number) => ({ currency_code: 'EUR', value })
  const order = {
    id: 'o1',
    basket_id: 'b1',
    restaurant_id: 'r1',
    created_at: '2026-11-17T18:02:00.000Z',
    short_id: 'G7K2',
    order_state: 'placed',
    fulfilment: { type: 'COLLECTION', pickup_time: '2026-11-17T18:40:00.000Z' },
    costs: {
      sub_total: price(1_250),
      total: price(1_265),
      fees: [{ kind: 'DEPOSIT', amount: price(15) }],
      discounts: [],
    },
    order_items: [],
    payment: { currency: 'EUR' },
    is_age_restricted_order: false,
  }

  it('reads an order with nothing but what a collection has', () => {
    expect(submittedOrderAnswerSchema.parse({ data: order }).data).toEqual(order)
  })

  it('reads when a second delivery is to come, and why there is one', () => {
    const redelivery_details = {
      state: 'RIDER_ASSIGNED',
      window: { minimum_mins: 20, maximum_mins: 30 },
      reason: 'Nobody came to the door',
    }
    const delivery = { type: 'DELIVERY', delivery_state: 'UNDELIVERABLE', redelivery_details }
    const read = submittedOrderAnswerSchema.parse({ data: { ...order, fulfilment: delivery } })
    expect(read.data.fulfilment).toEqual(delivery)
  })

  it('does not guess what a state means that it has never heard of', () => {
    expect(submittedOrderAnswerSchema.safeParse({ data: { ...order, order_state: 'eaten' } }).success).toBe(false)
  })
})
