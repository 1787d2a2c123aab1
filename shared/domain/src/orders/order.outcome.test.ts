import { DELIVERY_STATES, ORDER_STATES } from './order.states'
import {
  guestStateOf,
  isFailedOrder,
  isPlacedOrder,
  isSuccessfulOrder,
  isTerminalDelivery,
  isTerminalOrder,
} from './order.outcome'

describe('the groups of order states', () => {
  it('puts every state into exactly one of waiting, confirmed and failed', () => {
    for (const state of ORDER_STATES)
      expect([isPlacedOrder(state), isSuccessfulOrder(state), isFailedOrder(state)].filter(Boolean)).toHaveLength(1)
  })

  it('tells a guest one of four', () => {
    expect(ORDER_STATES.map(guestStateOf)).toEqual([
      'placed',
      'placed',
      'confirmed',
      'rejected',
      'payment_declined',
      'rejected',
    ])
  })
})

describe('isTerminalDelivery', () => {
  it('is over when it was brought, called off or turned down, and for no rider on the way', () => {
    expect(DELIVERY_STATES.filter(isTerminalDelivery)).toEqual([
      'DELIVERED',
      'CANCELLED',
      'UNDELIVERABLE',
      'REJECTED_BY_DELIVERY_PARTNER',
      'REJECTED_AFTER_ACCEPTED',
    ])
  })
})

describe('isTerminalOrder', () => {
  it('is over for collection as soon as the restaurant has answered', () => {
    const terminal = (orderState: (typeof ORDER_STATES)[number]) =>
      isTerminalOrder({ fulfilmentType: 'COLLECTION', orderState })
    expect(ORDER_STATES.filter(terminal)).toEqual([
      'confirmed',
      'rejected',
      'payment_declined',
      'rejected_by_delivery_partner',
    ])
  })

  it('is over for a delivery when it is confirmed and the rider is done', () => {
    const delivery = { fulfilmentType: 'DELIVERY', orderState: 'confirmed' } as const
    expect(isTerminalOrder(delivery)).toBe(false)
    for (const deliveryState of DELIVERY_STATES)
      expect(isTerminalOrder({ ...delivery, deliveryState })).toBe(isTerminalDelivery(deliveryState))
    expect(isTerminalOrder({ ...delivery, orderState: 'placed', deliveryState: 'DELIVERED' })).toBe(false)
    expect(isTerminalOrder({ ...delivery, orderState: 'rejected', deliveryState: 'RIDER_NEARBY' })).toBe(true)
  })

  it('waits for the second rider when there is one', () => {
    const failed = { fulfilmentType: 'DELIVERY', orderState: 'confirmed', deliveryState: 'UNDELIVERABLE' } as const
    expect(isTerminalOrder({ ...failed, redeliveryState: 'RIDER_ASSIGNED' })).toBe(false)
    expect(isTerminalOrder({ ...failed, redeliveryState: 'DELIVERED' })).toBe(true)
  })
})
