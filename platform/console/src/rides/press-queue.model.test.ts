import { aRide } from '../test/builders'
import { readQueue, routeLink, stateShown, stepsFrom, withoutPress, withPress, type Press } from './press-queue.model'

const press = (step: Press['step'], orderId = 'order-1'): Press => ({
  ...{ orderId, attempt: 1, courier: 'Tomás', step, code: '' },
})

describe('What a courier presses without a line', () => {
  it('waits in its order, once', () => {
    const queue = [press('at-restaurant'), press('picked-up'), press('at-restaurant')].reduce<readonly Press[]>(
      withPress,
      [],
    )
    expect(queue.map(({ step }) => step)).toEqual(['at-restaurant', 'picked-up'])
    expect(withoutPress(queue, press('at-restaurant'), false)).toEqual([press('picked-up')])
  })

  it('moves the ride on for who pressed it', () => {
    const ride = aRide({ state: 'RIDER_ASSIGNED' })
    expect(stateShown(ride, [press('at-restaurant'), press('picked-up')])).toBe('RIDER_IN_TRANSIT')
    expect(stateShown(ride, [press('picked-up', 'another')])).toBe('RIDER_ASSIGNED')
  })

  it('takes along what was pressed after it when it is refused, and nothing of other rides', () => {
    const queue = [press('picked-up'), press('at-the-door'), press('picked-up', 'another')]
    expect(withoutPress(queue, press('picked-up'), true)).toEqual([press('picked-up', 'another')])
  })

  it('is read again after the page was closed, and is nothing when somebody has spoilt it', () => {
    expect(readQueue(JSON.stringify([press('take')]))).toEqual([press('take')])
    for (const spoilt of [null, '', '{', '[{"step":"fly"}]']) expect(readQueue(spoilt)).toEqual([])
  })
})

describe('A ride', () => {
  it('has one press at a time, and two at the door', () => {
    expect(stepsFrom('RIDER_ARRIVED')).toEqual(['picked-up'])
    expect(stepsFrom('RIDER_NEARBY')).toEqual(['delivered', 'nobody-opened'])
    expect(stepsFrom('DELIVERED')).toEqual([])
  })

  it('leads to the restaurant first, then to the door', () => {
    expect(routeLink(aRide(), 'RIDER_ASSIGNED')).toContain('destination=53.48,-2.25')
    expect(routeLink(aRide(), 'RIDER_IN_TRANSIT')).toContain('destination=53.46,-2.24')
  })
})
