import type { OrderProgress } from './order.outcome'
import { DELIVERY_STATES, ORDER_STATES, type DeliveryState } from './order.states'
import { isPastUpdates, nextUpdate, updateAfter } from './order.updates'

const collection = (orderState: OrderProgress['orderState']): OrderProgress => ({
  fulfilmentType: 'COLLECTION',
  orderState,
})
const delivery = (deliveryState: DeliveryState, redeliveryState: DeliveryState | null = null): OrderProgress => ({
  fulfilmentType: 'DELIVERY',
  orderState: 'confirmed',
  deliveryState,
  redeliveryState,
})

describe('updateAfter', () => {
  it('says that a kitchen has answered, and how', () => {
    expect(updateAfter(collection('new'), collection('placed'))).toBeNull()
    expect(updateAfter(collection('placed'), collection('confirmed'))).toBe('confirmed')
    expect(updateAfter(collection('placed'), collection('rejected'))).toBe('rejected')
    expect(updateAfter(collection('placed'), collection('rejected_by_delivery_partner'))).toBe('rejected')
    expect(updateAfter(collection('placed'), collection('payment_declined'))).toBe('payment-declined')
  })

  it('tells what is turned down from what is called off after a yes', () => {
    expect(updateAfter(collection('confirmed'), collection('rejected'))).toBe('called-off')
  })

  it('says of a delivery that it has set out and that it is there, and leaves the steps between to the page', () => {
    const way = DELIVERY_STATES.slice(0, DELIVERY_STATES.indexOf('DELIVERED') + 1)
    const said = way.slice(1).map((state, index) => updateAfter(delivery(way[index] ?? 'UNSTARTED'), delivery(state)))
    expect(said.filter((each) => each !== null)).toEqual(['on-its-way', 'delivered'])
  })

  it('says of a shut door that it may be tried again, and the second time that it is over', () => {
    expect(updateAfter(delivery('RIDER_NEARBY'), delivery('UNDELIVERABLE'))).toBe('not-answered-at-the-door')
    expect(updateAfter(delivery('UNDELIVERABLE'), delivery('UNDELIVERABLE', 'UNSTARTED'))).toBe('brought-again')
    const second = delivery('UNDELIVERABLE', 'RIDER_NEARBY')
    expect(updateAfter(second, delivery('UNDELIVERABLE', 'UNDELIVERABLE'))).toBe('not-delivered')
    expect(updateAfter(second, delivery('UNDELIVERABLE', 'DELIVERED'))).toBe('delivered')
  })

  it('says only the last of several steps, and nothing of a step back', () => {
    const waiting = { ...delivery('ACCEPTED_BY_DELIVERY_PARTNER'), orderState: 'placed' as const }
    expect(updateAfter(waiting, delivery('RIDER_NEARBY'))).toBe('on-its-way')
    expect(updateAfter(waiting, delivery('DELIVERED'))).toBe('delivered')
    expect(updateAfter(delivery('RIDER_IN_TRANSIT'), delivery('ACCEPTED_BY_DELIVERY_PARTNER'))).toBeNull()
    const again = delivery('UNDELIVERABLE', 'UNSTARTED')
    expect(updateAfter(again, delivery('UNDELIVERABLE', 'RIDER_IN_TRANSIT'))).toBeNull()
  })

  it('says nothing where nothing has changed', () => {
    for (const orderState of ORDER_STATES)
      for (const state of DELIVERY_STATES) {
        const same = { ...delivery(state), orderState }
        expect(updateAfter(same, same)).toBeNull()
      }
  })
})

describe('nextUpdate', () => {
  it('is what comes if all goes well, and nothing where only bad news is left', () => {
    expect(nextUpdate(collection('placed'))).toBe('confirmed')
    expect(nextUpdate(collection('confirmed'))).toBeNull()
    expect(nextUpdate(collection('rejected'))).toBeNull()
    expect(nextUpdate(delivery('RIDER_ASSIGNED'))).toBe('on-its-way')
    expect(nextUpdate(delivery('RIDER_IN_TRANSIT'))).toBe('delivered')
    expect(nextUpdate(delivery('UNDELIVERABLE', 'UNSTARTED'))).toBe('delivered')
    expect(nextUpdate(delivery('DELIVERED'))).toBeNull()
  })
})

describe('isPastUpdates', () => {
  it('is so after the end, but not while a second try may come', () => {
    expect(isPastUpdates(collection('confirmed'))).toBe(false)
    expect(isPastUpdates(collection('rejected'))).toBe(true)
    expect(isPastUpdates(delivery('DELIVERED'))).toBe(true)
    expect(isPastUpdates(delivery('CANCELLED'))).toBe(true)
    expect(isPastUpdates(delivery('UNDELIVERABLE'))).toBe(false)
    expect(isPastUpdates(delivery('UNDELIVERABLE', 'RIDER_ASSIGNED'))).toBe(false)
    expect(isPastUpdates(delivery('UNDELIVERABLE', 'UNDELIVERABLE'))).toBe(true)
  })
})
