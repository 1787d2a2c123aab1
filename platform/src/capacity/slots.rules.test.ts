import fc from 'fast-check'
import type { SeedWeek } from '../../data/types'
import type { RestaurantRow } from '../restaurants/restaurants.store'
import { openSlots } from './slots.rules'

const day = { opens: '11:30', closes: '22:00' }
const lateNight = { opens: '17:00', closes: '02:00' }
const week: SeedWeek = {
  monday: null,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: lateNight,
  saturday: day,
  sunday: day,
}

const aRestaurant = (changes: Partial<RestaurantRow> = {}): RestaurantRow => ({
  id: 'r',
  market: 'UK',
  slug: 'r',
  name: 'R',
  telephone: '',
  streetAddress: '',
  city: '',
  postcode: '',
  latitude: 0,
  longitude: 0,
  facilities: [],
  hours: week,
  channels: [
    { fulfilmentMethod: 'COLLECTION', enabled: true, online: true, provider: 'GALO', minimumMins: 15, maximumMins: 20 },
  ],
  prepTimeMins: 15,
  status: 'trading',
  chosenHours: null,
  slotCapacity: null,
  ...changes,
})

const slotsAt = (now: string, row = aRestaurant(), full: readonly string[] = []) =>
  openSlots(row, 'COLLECTION', { now: new Date(now), throttledUntil: null, full: full.map((slot) => new Date(slot)) })

describe('openSlots', () => {
  it('begins when the food can be ready, on the next five minutes', () => {
    expect(slotsAt('2026-11-17T18:01:00Z')[0]).toBe('2026-11-17T18:20:00.000Z')
  })

  it('begins at opening when it is still early, and is empty after closing', () => {
    expect(slotsAt('2026-11-17T08:00:00Z')[0]).toBe('2026-11-17T11:30:00.000Z')
    expect(slotsAt('2026-11-17T22:00:00Z')).toEqual([])
  })

  it('after midnight offers the rest of Friday night and then Saturday by its own hours', () => {
    const slots = slotsAt('2026-11-21T00:30:00Z')
    expect(slots[0]).toBe('2026-11-21T00:45:00.000Z')
    expect(slots).toContain('2026-11-21T01:55:00.000Z')
    expect(slots).not.toContain('2026-11-21T02:00:00.000Z')
    expect(slots).not.toContain('2026-11-21T11:25:00.000Z')
    expect(slots.at(-1)).toBe('2026-11-21T21:55:00.000Z')
  })

  it('leaves out what is full', () => {
    expect(slotsAt('2026-11-17T18:01:00Z', aRestaurant(), ['2026-11-17T18:20:00.000Z'])[0]).toBe(
      '2026-11-17T18:25:00.000Z',
    )
  })

  it('is empty on a day off, on a day the doors stay shut and while the till is off', () => {
    const noTill = aRestaurant({ channels: aRestaurant().channels.map((channel) => ({ ...channel, online: false })) })
    expect(slotsAt('2026-11-16T13:00:00Z')).toEqual([])
    expect(slotsAt('2026-11-17T13:00:00Z', aRestaurant({ status: 'closed-today' }))).toEqual([])
    expect(slotsAt('2026-11-17T13:00:00Z', noTill)).toEqual([])
  })

  it('never offers a time less than ten minutes ahead, twice, or out of order, both clock changes included', () => {
    const aroundClockChanges = fc.oneof(
      fc.date({ min: new Date('2026-03-26T00:00:00Z'), max: new Date('2026-04-01T00:00:00Z'), noInvalidDate: true }),
      fc.date({ min: new Date('2026-10-22T00:00:00Z'), max: new Date('2026-10-28T00:00:00Z'), noInvalidDate: true }),
    )
    fc.assert(
      fc.property(aroundClockChanges, (now) => {
        const slots = slotsAt(now.toISOString()).map((slot) => Date.parse(slot))
        expect(slots).toEqual([...new Set(slots)].sort((one, other) => one - other))
        expect(slots.every((slot) => slot >= now.getTime() + 10 * 60_000)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})
