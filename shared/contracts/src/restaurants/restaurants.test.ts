import { listAvailableTimes, getThrottles } from '../capacity'
import { openingHoursSchema, searchRestaurants } from '.'

const estimate = {
  identifier: 'r1',
  name: 'Deansgate',
  slug: 'manchester-deansgate',
  telephone: '0161 496 0100',
  amenityFeature: [{ name: 'halal' }],
  geo: {
    latitude: 53.47,
    longitude: -2.24,
    address: { country: 'GB', locality: 'Manchester', postalCode: 'M3 4EN', streetAddress: '3 Deansgate' },
  },
  fulfilmentMethods: [{ name: 'COLLECTION', enabled: true, openingHours: { opens: '11:30', closes: '22:00' } }],
  orderChannel: [
    { fulfilmentMethod: 'COLLECTION', online: true, enabled: true, reasons: [], orderEstimate: null, provider: 'GALO' },
  ],
}

describe('searchRestaurants', () => {
  it('reads a restaurant that does not say how long it takes', () => {
    const answer = { data: { restaurants: { items: [estimate] } } }
    expect(searchRestaurants.answer.parse(answer)).toEqual(answer.data.restaurants)
  })
})

describe('openingHoursSchema', () => {
  it('wants times as a wall clock shows them', () => {
    expect(openingHoursSchema.safeParse({ opens: '11:30', closes: '00:00' }).success).toBe(true)
    for (const opens of ['11.30', '24:00', '9:00', ''])
      expect(openingHoursSchema.safeParse({ opens, closes: '22:00' }).success).toBe(false)
  })
})

describe('capacity', () => {
  it('offers instants in UTC and nothing vaguer', () => {
    const times = (time: string) => ({ data: { availableTimes: [{ restaurantId: 'r1', times: [{ time }] }] } })
    expect(listAvailableTimes.answer.safeParse(times('2026-11-17T18:40:00.000Z')).success).toBe(true)
    expect(listAvailableTimes.answer.safeParse(times('2026-11-17T18:40:00Z')).success).toBe(true)
    expect(listAvailableTimes.answer.safeParse(times('2026-11-17T18:40:00')).success).toBe(false)
  })

  it('takes a kitchen that is not throttled', () => {
    const answer = {
      data: {
        throttles: [
          { restaurantId: 'r1', current: { collection: { throttledUntil: null, prepTime: 15 }, delivery: null } },
        ],
      },
    }
    expect(getThrottles.answer.parse(answer)).toEqual(answer.data.throttles)
  })
})
