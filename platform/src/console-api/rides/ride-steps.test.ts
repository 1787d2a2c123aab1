import { RIDE_STEPS } from '@galo/console/calls'
import type { DeliveryState } from '@galo/domain'
import { aTry } from '../../proof/world/order-life'
import { stepOfWord, type CourierWord } from './ride-steps'

const carried = { shortId: '7K3P', handoverCode: '714' }
const word = (step: CourierWord['step'], changes: Partial<CourierWord> = {}): CourierWord => ({
  ...{ courier: 'Tomás', attempt: 1, step, code: step === 'picked-up' ? '7k-3p' : '714' },
  ...changes,
})
const ride = (state: DeliveryState, courier: string | null = 'Tomás') =>
  aTry({ state, courier, riders: courier === null ? 0 : 1 })
const say = (...[said, of]: [CourierWord, ReturnType<typeof ride>]) => {
  try {
    return stepOfWord(said, of, carried)
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe('A courier’s word', () => {
  it('leads a ride from its offer to the door', () => {
    expect(say(word('take'), ride('ACCEPTED_BY_DELIVERY_PARTNER', null))).toBe('RIDER_ASSIGNED')
    expect(say(word('at-restaurant'), ride('RIDER_ASSIGNED'))).toBe('RIDER_ARRIVED')
    expect(say(word('picked-up'), ride('RIDER_ARRIVED'))).toBe('RIDER_IN_TRANSIT')
    expect(say(word('at-the-door'), ride('RIDER_IN_TRANSIT'))).toBe('RIDER_NEARBY')
    expect(say(word('delivered'), ride('RIDER_NEARBY'))).toBe('DELIVERED')
    expect(say(word('nobody-opened'), ride('RIDER_NEARBY'))).toBe('UNDELIVERABLE')
  })

  it('said again changes nothing, from wherever the ride is by now', () => {
    for (const step of RIDE_STEPS.slice(0, 4)) expect(say(word(step), ride('RIDER_NEARBY'))).toBeNull()
    expect(say(word('delivered'), ride('DELIVERED'))).toBeNull()
    expect(say(word('nobody-opened'), ride('UNDELIVERABLE'))).toBeNull()
  })

  it('does not make what was handed over undelivered, nor the other way round', () => {
    expect(say(word('nobody-opened'), ride('DELIVERED'))).toBe('RIDE_OVER')
    expect(say(word('delivered'), ride('UNDELIVERABLE'))).toBe('RIDE_OVER')
  })

  it('is nobody else’s, and takes no ride that has a rider', () => {
    expect(say(word('take'), ride('RIDER_ASSIGNED', 'Dele'))).toBe('RIDE_TAKEN')
    expect(say(word('delivered'), ride('RIDER_NEARBY', 'Dele'))).toBe('RIDE_TAKEN')
    expect(say(word('at-restaurant'), ride('RIDER_ASSIGNED', null))).toBe('RIDE_TAKEN')
  })

  it('needs the number on the bag, and the code the customer says', () => {
    expect(say(word('picked-up', { code: '7K3R' }), ride('RIDER_ARRIVED'))).toBe('OTHER_BAG')
    expect(say(word('delivered', { code: '' }), ride('RIDER_NEARBY'))).toBe('OTHER_CODE')
    expect(stepOfWord(word('delivered', { code: '' }), ride('RIDER_NEARBY'), { ...carried, handoverCode: null })).toBe(
      'DELIVERED',
    )
  })

  it('is about the try it was said of', () => {
    expect(say(word('at-the-door'), { ...ride('RIDER_IN_TRANSIT'), attempt: 2 })).toBe('RIDE_OVER')
  })
})
