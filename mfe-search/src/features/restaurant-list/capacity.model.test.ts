import { aRestaurantEstimate } from '@galo/testing'
import { withCapacity } from './capacity.model'
import { toResults } from './search-results.model'

const NOW = Date.parse('2026-11-18T12:05:00Z')
const results = toResults([aRestaurantEstimate({ id: 'deansgate' })], {
  fulfilment: 'COLLECTION',
  from: { latitude: 53.4775, longitude: -2.2497 },
  now: NOW,
  timeZone: 'Europe/London',
})
const slots = (...times: string[]) => [
  { restaurantId: 'deansgate', times: times.map((time) => ({ time: `2026-11-18T${time}:00.000Z` })) },
]
const throttle = (prepTime: number | null, until: string | null = null) => [
  {
    restaurantId: 'deansgate',
    current: { collection: { prepTime, throttledUntil: until && `2026-11-18T${until}:00.000Z` }, delivery: null },
  },
]
const capacity = (times: ReturnType<typeof slots>, throttles: ReturnType<typeof throttle> = []) =>
  withCapacity(results, {
    times,
    throttles,
    throttleIn: ({ collection }) => collection,
    now: NOW,
    timeZone: 'Europe/London',
  })[0]
const earliest = (...given: Parameters<typeof capacity>) => capacity(...given)?.earliest

describe('withCapacity', () => {
  it('offers the first slot that has room', () => {
    expect(earliest(slots('12:30', '12:20'))).toBe('2026-11-18T12:20:00.000Z')
  })

  it('keeps the first time of a later day', () => {
    const times = slots().map((one) => ({ ...one, laterFrom: '2026-11-19T11:30:00.000Z' }))
    expect(capacity(times)).toMatchObject({ earliest: null, laterFrom: '2026-11-19T11:30:00.000Z' })
  })

  it('offers nothing sooner than ten minutes from now', () => {
    expect(earliest(slots('12:10', '12:15', '12:20'))).toBe('2026-11-18T12:15:00.000Z')
  })

  it('waits for a kitchen that needs longer', () => {
    expect(earliest(slots('12:15', '12:25', '12:30'), throttle(25))).toBe('2026-11-18T12:30:00.000Z')
  })

  it('waits for a throttle to end', () => {
    expect(earliest(slots('12:15', '13:00'), throttle(null, '12:45'))).toBe('2026-11-18T13:00:00.000Z')
  })

  it('offers a slot of the day that has begun while last night’s hours are still in force', () => {
    const late = toResults([aRestaurantEstimate({ id: 'deansgate', hours: { opens: '17:00', closes: '03:00' } })], {
      fulfilment: 'COLLECTION',
      from: { latitude: 53.4775, longitude: -2.2497 },
      now: '2026-11-18T01:00:00Z',
      timeZone: 'Europe/London',
    })
    const [first] = withCapacity(late, {
      times: slots('13:00', '17:00'),
      throttles: [],
      throttleIn: ({ collection }) => collection,
      now: Date.parse('2026-11-18T01:00:00Z'),
      timeZone: 'Europe/London',
    })
    expect(first?.earliest).toBe('2026-11-18T13:00:00.000Z')
  })

  it('says until when the kitchen takes no order', () => {
    const until = (time: string | null) => capacity(slots('13:00'), throttle(null, time))?.throttledUntil
    expect([until('12:45'), until(null)]).toEqual(['2026-11-18T12:45:00.000Z', null])
  })

  it('says there is none left when everything is taken', () => {
    expect(earliest(slots())).toBeNull()
  })

  it('leaves a restaurant alone that nobody was asked about', () => {
    expect(earliest([])).toBe('unasked')
  })
})
