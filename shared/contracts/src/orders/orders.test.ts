import { getOrder, getOrderStatus, getRider, submitOrder } from '.'

const signed_basket = { basket: { id: 'b1', revision: 1 }, expiry: '2026-11-17T18:40:00.000Z', signature: 's1' }
const customer = { email: 'ana@galo.test', first_name: 'Ana', last_name: 'Silva', phone_number: '07700 900123' }
const collection = {
  type: 'COLLECTION',
  signed_basket,
  payment_reference: 'txn-1',
  customer,
  pickup_time: '2026-11-17T18:40:00.000Z',
}

describe('submitOrder', () => {
  it('takes an order for collection', () => {
    expect(submitOrder.request.parse(collection)).toEqual(collection)
  })

  it('takes no order without a time that says its offset, and none of a kind it does not know', () => {
    for (const broken of [
      { pickup_time: undefined },
      { pickup_time: '18:40' },
      { pickup_time: '2026-11-17T18:40:00' },
      { type: 'NONE' },
      { customer: {} },
    ])
      expect(submitOrder.request.safeParse({ ...collection, ...broken }).success).toBe(false)
  })

  it('needs no more than a table from somebody who sits at one', () => {
    const eatIn = { type: 'EAT_IN', signed_basket, payment_reference: null, customer: {}, table: '12' }
    const nobody = { email: null, first_name: null, last_name: null, phone_number: null }
    expect(submitOrder.request.parse(eatIn)).toEqual({ ...eatIn, customer: nobody })
    expect(submitOrder.request.parse({ ...eatIn, customer: undefined })).toEqual({ ...eatIn, customer: nobody })
  })

  it('keeps what was written without its outer spaces', () => {
    const written = { ...collection, customer: { ...customer, first_name: '  Ana ' } }
    expect(submitOrder.request.parse(written)).toEqual(collection)
  })
})

describe('getRider', () => {
  const rider = {
    partner_id: 'DELIVEROO',
    rider: { full_name: 'Deliveroo rider', contact_number: '', contact_bridge_code: '' },
    estimated_arrival: { lower: '2026-11-17T18:30:00.000Z', upper: '2026-11-17T18:34:00.000Z' },
    rider_position: { lat: 53.48, lon: -2.24 },
    customer_position: { lat: 53.46, lon: -2.24 },
  }

  it('reads a rider whose partner gives no number', () => {
    expect(getRider.answer.parse({ data: rider })).toEqual(rider)
  })

  it('shows nobody who is nowhere', () => {
    for (const broken of [{ rider_position: null }, { estimated_arrival: { lower: 'soon', upper: 'later' } }])
      expect(getRider.answer.safeParse({ data: { ...rider, ...broken } }).success).toBe(false)
  })
})

describe('getOrderStatus', () => {
  it('reads the state of a second try, once there is one', () => {
    const status = { order_state: 'confirmed', delivery_state: 'UNDELIVERABLE', redelivery_state: 'RIDER_ASSIGNED' }
    expect(getOrderStatus.answer.parse({ data: status })).toEqual(status)
    expect(getOrderStatus.answer.safeParse({ data: { ...status, redelivery_state: 'LOST' } }).success).toBe(false)
  })
})

describe('getOrder', () => {
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
    expect(getOrder.answer.parse({ data: order })).toEqual(order)
  })

  it('reads when a second delivery is to come, and why there is one', () => {
    const redelivery_details = {
      state: 'RIDER_ASSIGNED',
      window: { minimum_mins: 20, maximum_mins: 30 },
      reason: 'Nobody came to the door',
    }
    const delivery = { type: 'DELIVERY', delivery_state: 'UNDELIVERABLE', redelivery_details }
    const read = getOrder.answer.parse({ data: { ...order, fulfilment: delivery } })
    expect(read.fulfilment).toEqual(delivery)
  })

  it('reads where a delivery goes, who carries it and within which time', () => {
    const address = {
      line_1: '1 Grafton Street',
      line_2: null,
      city: 'Dublin',
      country_code: 'IE',
      postcode: null,
      delivery_note: null,
      coords: { lat: 53.34, lon: -6.26 },
    }
    const estimated_window = { minimum_mins: 25, maximum_mins: 40 }
    const fulfilment = { type: 'DELIVERY', delivery_partner_details: { id: 'GALO', estimated_window } }
    const read = getOrder.answer.parse({ data: { ...order, address, fulfilment } })
    expect([read.address, read.fulfilment]).toEqual([address, fulfilment])
  })

  it('does not guess what a state means that it has never heard of', () => {
    expect(getOrder.answer.safeParse({ data: { ...order, order_state: 'eaten' } }).success).toBe(false)
  })
})
