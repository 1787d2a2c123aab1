import { localDateOf, MARKETS } from '@galo/domain'
import fc from 'fast-check'
import { restaurants } from '../../../data'
import type { WeekHours } from '../../../data/types'
import { isWithinHours } from '../restaurants'
import { openSlots, type SlotRestaurant } from './slots.rules'

const day = { opens: '11:30', closes: '22:00' }
const lateNight = { opens: '17:00', closes: '02:00' }
const week: WeekHours = {
  monday: null,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: lateNight,
  saturday: day,
  sunday: day,
}

const aRestaurant = (changes: Partial<SlotRestaurant> = {}): SlotRestaurant => ({
  market: 'UK',
  hours: week,
  channels: [
    { fulfilmentMethod: 'COLLECTION', enabled: true, online: true, provider: 'GALO', minimumMins: 15, maximumMins: 20 },
  ],
  prepTimeMins: 15,
  daysAhead: 0,
  status: 'trading',
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

  it('does not offer riders before half past eleven', () => {
    const early = aRestaurant({
      hours: { ...week, tuesday: { opens: '09:00', closes: '22:00' } },
      channels: aRestaurant().channels.flatMap((channel) => [channel, { ...channel, fulfilmentMethod: 'DELIVERY' }]),
    })
    const firstOf = (type: 'COLLECTION' | 'DELIVERY') =>
      openSlots(early, type, { now: new Date('2026-11-17T08:00:00Z'), throttledUntil: null, full: [] })[0]
    expect([firstOf('COLLECTION'), firstOf('DELIVERY')]).toEqual([
      '2026-11-17T09:00:00.000Z',
      '2026-11-17T11:30:00.000Z',
    ])
  })
})

const dayMoments = (from: string, to: string) =>
  fc.date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true })
/** The weeks that hold the spring change, the autumn change, Christmas, and nothing. */
const moment = fc.oneof(
  dayMoments('2026-03-26', '2026-04-01'),
  dayMoments('2026-10-22', '2026-10-28'),
  dayMoments('2026-12-23', '2027-01-03'),
  dayMoments('2026-11-16', '2026-11-23'),
)
const trade = fc.record({
  restaurant: fc.constantFrom(...restaurants.filter(({ status }) => status === 'trading')),
  type: fc.constantFrom('COLLECTION', 'DELIVERY' as const),
  now: moment,
  waitMins: fc.option(fc.integer({ min: 0, max: 240 })),
})

describe('openSlots, for every restaurant of the chain and over both changes of the clocks', () => {
  it('offers no time outside hours, sooner than lead, kitchen and throttle allow, on another day, twice or out of order', () => {
    fc.assert(
      fc.property(trade, ({ restaurant, type, now, waitMins }) => {
        const throttledUntil = waitMins === null ? null : new Date(now.getTime() + waitMins * 60_000)
        const slots = openSlots(restaurant, type, { now, throttledUntil, full: [] }).map((slot) => new Date(slot))
        const times = slots.map((slot) => slot.getTime())
        expect(times).toEqual([...new Set(times)].sort((one, other) => one - other))
        const lead = Math.max(10, restaurant.prepTimeMins) * 60_000
        const today = localDateOf(now.getTime(), MARKETS[restaurant.market].timeZone)
        const soonest = Math.max(now.getTime() + lead, throttledUntil?.getTime() ?? 0)
        const wrong = slots.filter(
          (slot) =>
            !isWithinHours(restaurant, type, slot) ||
            localDateOf(slot.getTime(), MARKETS[restaurant.market].timeZone) !== today ||
            slot.getTime() < soonest,
        )
        expect(wrong).toEqual([])
      }),
      { numRuns: 80 },
    )
  })

  it('leaves out no five minutes of the day that keep the rules', () => {
    fc.assert(
      fc.property(trade, ({ restaurant, type, now }) => {
        const offered = new Set(openSlots(restaurant, type, { now, throttledUntil: null, full: [] }))
        const channel = restaurant.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === type)
        if (channel?.enabled !== true || !channel.online) {
          expect(offered.size).toBe(0)
          return
        }
        const { timeZone } = MARKETS[restaurant.market]
        const step = 5 * 60_000
        const earliest = now.getTime() + Math.max(10, restaurant.prepTimeMins) * 60_000
        const missing: string[] = []
        for (
          let ms = Math.ceil(earliest / step) * step;
          localDateOf(ms, timeZone) === localDateOf(now.getTime(), timeZone);
          ms += step
        ) {
          const slot = new Date(ms)
          if (isWithinHours(restaurant, type, slot) && !offered.has(slot.toISOString()))
            missing.push(slot.toISOString())
        }
        expect(missing).toEqual([])
      }),
      { numRuns: 30 },
    )
  })
})
