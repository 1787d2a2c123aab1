import { aDelivery, anOrder, ENGLISH } from '../test/builders'
import { deliveryLine, deliverySteps } from './delivery.model'
import { canAccept, outcomeOf, whoLine } from './ticket.model'

describe('A ticket', () => {
  it.each([
    [anOrder({ state: 'confirmed' }), true, 'Collected'],
    [anOrder({ state: 'confirmed', fulfilmentType: 'EAT_IN' }), true, 'Served'],
    [anOrder({ state: 'rejected', isRefunded: true }), false, 'Rejected, money back'],
    [anOrder({ state: 'payment_declined' }), false, 'Payment declined'],
    [anOrder({ state: 'confirmed', delivery: aDelivery({ state: 'DELIVERED' }) }), true, 'Delivered'],
    [
      anOrder({ state: 'confirmed', isRefunded: true, delivery: aDelivery({ state: 'UNDELIVERABLE' }) }),
      false,
      'Nobody at the door, money back',
    ],
  ])('says how it ended: case %#', (order, isGood, words) => {
    expect(outcomeOf(order, ENGLISH)).toEqual({ isGood, words })
  })

  it('says who gets it, how and when', () => {
    expect(whoLine(anOrder(), ENGLISH)).toBe('Collect 18:40 · Ana')
    expect(whoLine(anOrder({ fulfilmentType: 'DELIVERY', pickupLabel: null, customerName: '' }), ENGLISH)).toBe(
      'Delivery',
    )
  })

  it('is not accepted before somebody will carry it', () => {
    expect(canAccept(anOrder())).toBe(true)
    expect(canAccept(anOrder({ delivery: aDelivery() }))).toBe(true)
    expect(canAccept(anOrder({ delivery: aDelivery({ state: 'SENT_TO_DELIVERY_PARTNER' }) }))).toBe(false)
  })
})

describe('A delivery', () => {
  it('is offered its steps, the one onwards before all', () => {
    expect(
      deliverySteps(
        aDelivery({ state: 'RIDER_ASSIGNED', steps: ['ACCEPTED_BY_DELIVERY_PARTNER', 'CANCELLED'] }),
        ENGLISH,
      ),
    ).toEqual([
      { to: 'ACCEPTED_BY_DELIVERY_PARTNER', label: 'Take the rider off', isNext: true },
      { to: 'CANCELLED', label: 'Call off', isNext: false },
    ])
  })

  it('says where it stands, by whom, and that it is the second try', () => {
    expect(deliveryLine(aDelivery({ attempt: 2, state: 'RIDER_IN_TRANSIT', riderName: 'Ines Costa' }), ENGLISH)).toBe(
      'Second try: On the way, Ines Costa',
    )
  })
})
