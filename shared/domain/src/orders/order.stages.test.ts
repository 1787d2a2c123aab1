import { DELIVERY_STATES } from './order.states'
import { isTerminalDelivery } from './order.outcome'
import { stageFor } from './order.stages'

describe('stageFor', () => {
  it('shows an order for collection as sent, then as taken', () => {
    expect(stageFor({ fulfilmentType: 'COLLECTION', orderState: 'new' })).toBe('PLACED')
    expect(stageFor({ fulfilmentType: 'COLLECTION', orderState: 'placed' })).toBe('PLACED')
    expect(stageFor({ fulfilmentType: 'COLLECTION', orderState: 'confirmed' })).toBe('CONFIRMED')
  })

  it('follows the rider', () => {
    const stages = DELIVERY_STATES.map((deliveryState) =>
      stageFor({ fulfilmentType: 'DELIVERY', orderState: 'confirmed', deliveryState }),
    )
    expect(stages).toEqual([
      'PLACED',
      'PLACED',
      'CONFIRMED',
      'BEING_PREPARED',
      'PICKED_UP_BY_RIDER',
      'IN_TRANSIT',
      'NEARBY',
      'DELIVERED',
      null,
      null,
      null,
      null,
    ])
  })

  it('has no stage for an order that ended badly', () => {
    expect(stageFor({ fulfilmentType: 'COLLECTION', orderState: 'rejected' })).toBeNull()
    for (const deliveryState of DELIVERY_STATES.filter((state) => isTerminalDelivery(state) && state !== 'DELIVERED'))
      expect(stageFor({ fulfilmentType: 'DELIVERY', orderState: 'confirmed', deliveryState })).toBeNull()
  })

  it('starts again with a second rider', () => {
    expect(
      stageFor({
        fulfilmentType: 'DELIVERY',
        orderState: 'confirmed',
        deliveryState: 'UNDELIVERABLE',
        redeliveryState: 'RIDER_ASSIGNED',
      }),
    ).toBe('BEING_PREPARED')
  })
})
