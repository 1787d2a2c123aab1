import type { Ride } from '../../../calls'
import { ENGLISH } from '../../test/builders'
import { boxAround, lineOf, rideWords } from './ride.model'

const ride: Ride = {
  state: 'RIDER_IN_TRANSIT',
  lengthM: 2240,
  way: [
    [0, 0],
    [300, 900],
  ],
  rider: [100, 200],
  arrival: { lower: '2026-11-17T18:40:00Z', upper: '2026-11-17T18:42:00Z' },
  streets: [],
}

describe('A ride', () => {
  it('is drawn whole, four to three, with room around', () => {
    const { left, top, width, height } = boxAround(ride)
    expect(height / width).toBeCloseTo(3 / 4)
    expect([left < 0, top < 0, left + width > 300, top + height > 900]).toEqual([true, true, true, true])
    expect(
      boxAround({ ...ride, rider: [5000, 0] }).left + boxAround({ ...ride, rider: [5000, 0] }).width,
    ).toBeGreaterThan(5000)
    expect(lineOf(ride.way)).toBe('0,0 300,900')
  })

  it('is said in words too', () => {
    expect(rideWords(ride, ENGLISH)).toBe('The way is 2.2 km. At the door between 18:40 and 18:42.')
    expect(rideWords({ ...ride, rider: null }, ENGLISH)).toBe('The way is 2.2 km. No rider yet.')
    expect(rideWords({ ...ride, state: 'DELIVERED' }, ENGLISH)).toBe('The way is 2.2 km. The rider is at the door.')
  })
})
