import { DELIVERY_STATES, distanceMiles, milesToMetres } from '@galo/domain'
import { afterSeconds, aTry } from '../../proof/world/order-life'
import { arrivalOf, doorOf, riderAt, secondsIn } from './ride'
import { riderOf } from './riders'

const metres = (one: { latitude: number; longitude: number }, other: { latitude: number; longitude: number }) =>
  milesToMetres(distanceMiles(one, other))
const at = (seconds: number, changes: Parameters<typeof aTry>[0]) => {
  const position = riderAt(aTry(changes), afterSeconds(seconds))
  if (position === null) throw new Error('no rider')
  return position
}
const restaurant = { latitude: aTry().fromLatitude, longitude: aTry().fromLongitude }

describe('riderAt', () => {
  it('has nobody before one is assigned, and nobody when it was called off', () => {
    const without = DELIVERY_STATES.filter((state) => riderAt(aTry({ state }), afterSeconds(0)) === null)
    expect(without).toEqual([
      'UNSTARTED',
      'SENT_TO_DELIVERY_PARTNER',
      'ACCEPTED_BY_DELIVERY_PARTNER',
      'CANCELLED',
      'REJECTED_BY_DELIVERY_PARTNER',
      'REJECTED_AFTER_ACCEPTED',
    ])
  })

  it('comes to the restaurant from nearby, and waits there', () => {
    const coming = { state: 'RIDER_ASSIGNED', riders: 1 } as const
    expect(metres(at(0, coming), restaurant)).toBeGreaterThan(300)
    expect(metres(at(0, coming), restaurant)).toBeLessThan(1_200)
    expect(metres(at(secondsIn(aTry(coming)), coming), restaurant)).toBeLessThan(1)
    expect(at(60, { state: 'RIDER_ARRIVED' })).toEqual(restaurant)
  })

  it('rides to the door without a jump from one state to the next', () => {
    const riding = { state: 'RIDER_IN_TRANSIT', riders: 1 } as const
    const seconds = secondsIn(aTry(riding))
    expect(at(0, riding)).toEqual(restaurant)
    const nearby = at(0, { state: 'RIDER_NEARBY', riders: 1 })
    expect(metres(at(seconds, riding), nearby)).toBeLessThan(1)
    expect(metres(at(seconds + 3_600, riding), nearby)).toBeLessThan(1)
    expect(metres(nearby, doorOf(aTry()))).toBeLessThan(301)
    expect(at(3_600, { state: 'RIDER_NEARBY' })).toEqual(doorOf(aTry()))
    for (let second = 0; second < seconds; second += 10)
      expect(metres(at(second, riding), at(second + 10, riding))).toBeLessThan(71)
  })
})

describe('arrivalOf', () => {
  it('has the true moment between its bounds all the way, and comes closer', () => {
    const riding = aTry({ state: 'RIDER_IN_TRANSIT', riders: 1 })
    const nearby = aTry({ state: 'RIDER_NEARBY', since: afterSeconds(secondsIn(riding)) })
    const end = nearby.since.getTime() + secondsIn(nearby) * 1000
    let width = Number.POSITIVE_INFINITY
    for (let second = 0; second < secondsIn(riding); second += 15) {
      const { lower, upper } = arrivalOf(riding, afterSeconds(second))
      expect(lower.getTime()).toBeLessThanOrEqual(end)
      expect(upper.getTime()).toBeGreaterThanOrEqual(end)
      expect(lower >= afterSeconds(second)).toBe(true)
      expect(upper.getTime() - lower.getTime()).toBeLessThanOrEqual(width)
      width = upper.getTime() - lower.getTime()
    }
  })

  it('is never over while the rider is late', () => {
    const late = aTry({ state: 'RIDER_IN_TRANSIT' })
    expect(arrivalOf(late, afterSeconds(7_200)).upper > afterSeconds(7_200)).toBe(true)
  })
})

describe('riderOf', () => {
  it('names our own riders and those of a partner that does, with a code to reach the latter', () => {
    const own = riderOf(aTry({ provider: 'GALO', riders: 1 }), 'UK')
    expect(own).toEqual({
      fullName: expect.stringMatching(/^\w+ \w+$/),
      contactNumber: own.contactNumber,
      contactBridgeCode: '',
    })
    expect(own.contactNumber).toMatch(/^07700 900\d{3}$/)
    expect(riderOf(aTry({ riders: 1 }), 'IE').contactNumber).toMatch(/^020 918 0\d{3}$/)
    expect(riderOf(aTry({ riders: 1 }), 'IE').contactBridgeCode).toMatch(/^\d{6}$/)
  })

  it('calls the rider of a partner that says nothing by the partner’s name, without a number', () => {
    expect(riderOf(aTry({ provider: 'DELIVEROO', riders: 1 }), 'UK')).toEqual({
      fullName: 'Deliveroo rider',
      contactNumber: '',
      contactBridgeCode: '',
    })
  })

  it('is the same rider at every look, and another one after the first was taken off', () => {
    const names = [1, 2, 3].map((riders) => riderOf(aTry({ riders }), 'UK').contactNumber)
    expect(new Set(names).size).toBe(3)
    expect(riderOf(aTry({ riders: 1 }), 'UK')).toEqual(riderOf(aTry({ riders: 1, state: 'RIDER_NEARBY' }), 'UK'))
  })
})
