import { DELIVERY_STATES } from './order-state'
import { isTerminalDelivery } from './order-groups'
import { stageFor, stageMessage, STAGE_MESSAGES, type Stage } from './order.stages'

const STAGES = Object.keys(STAGE_MESSAGES) as Stage[]

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

describe('stageMessage', () => {
  it('says what the customer waits for', () => {
    expect(stageMessage('PLACED')).toBe('Sending your order to the restaurant')
    expect(stageMessage('DELIVERED', { redeliveryState: 'DELIVERED' })).toBe('Order delivered. Dig in!')
  })

  it('announces a second try', () => {
    expect(stageMessage('CONFIRMED', { redeliveryState: 'ACCEPTED_BY_DELIVERY_PARTNER' })).toBe('Redelivery incoming!')
  })

  it('tells the second try from the first at every stage but the last', () => {
    const same = STAGES.filter((stage) => stageMessage(stage) === stageMessage(stage, { redeliveryState: 'UNSTARTED' }))
    expect(same).toEqual(['DELIVERED'])
  })
})
