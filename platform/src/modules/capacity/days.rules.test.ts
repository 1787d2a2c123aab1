import { addDays, localDateOf, MARKETS } from '@galo/domain'
import fc from 'fast-check'
import { restaurants } from '../../../data'
import { isWithinHours } from '../restaurants'
import { openDays } from './days.rules'
import { openSlots, refusalOfSlot, type SlotRestaurant } from './slots.rules'

const day = { opens: '11:30', closes: '22:00' }
/** Rests on Mondays, and is taken orders for a week ahead. */
const house: SlotRestaurant = {
  market: 'UK',
  hours: { monday: null, tuesday: day, wednesday: day, thursday: day, friday: day, saturday: day, sunday: day },
  channels: (['COLLECTION', 'DELIVERY'] as const).map((fulfilmentMethod) => ({
    ...{ fulfilmentMethod, enabled: true, online: true, provider: 'GALO', minimumMins: 15, maximumMins: 20 },
  })),
  prepTimeMins: 15,
  daysAhead: 7,
  status: 'trading',
}
const factsAt = (now: string) => ({ now: new Date(now), throttledUntil: null, full: [] })
const TUESDAY_NIGHT = factsAt('2026-11-17T22:30:00Z')

describe('openDays', () => {
  it('are a week with its day of rest, and today even when it is too late for it', () => {
    expect(openDays(house, 'COLLECTION', TUESDAY_NIGHT)).toEqual([
      { date: '2026-11-17', firstTime: null, reason: 'TOO_LATE' },
      ...['18', '19', '20', '21', '22'].map((date) => ({
        date: `2026-11-${date}`,
        firstTime: `2026-11-${date}T11:30:00.000Z`,
        reason: null,
      })),
      { date: '2026-11-23', firstTime: null, reason: 'CLOSED' },
      { date: '2026-11-24', firstTime: '2026-11-24T11:30:00.000Z', reason: null },
    ])
  })

  it('are today alone where no more is taken, and for what is brought', () => {
    const dates = (row: SlotRestaurant, type: 'COLLECTION' | 'DELIVERY') =>
      openDays(row, type, TUESDAY_NIGHT).map(({ date }) => date)
    expect(dates({ ...house, daysAhead: 0 }, 'COLLECTION')).toEqual(['2026-11-17'])
    expect(dates(house, 'DELIVERY')).toEqual(['2026-11-17'])
  })

  it('have tomorrow, though the doors stay shut today, and none while the till is off', () => {
    const shut = openDays({ ...house, status: 'closed-today' }, 'COLLECTION', factsAt('2026-11-17T12:00:00Z'))
    expect([shut[0]?.reason, shut[1]?.firstTime]).toEqual(['CLOSED', '2026-11-18T11:30:00.000Z'])
    const noTill = { ...house, channels: house.channels.map((channel) => ({ ...channel, online: false })) }
    expect(openDays(noTill, 'COLLECTION', TUESDAY_NIGHT).map(({ reason }) => reason)).toEqual(
      Array.from({ length: 8 }, () => 'NOT_TAKING'),
    )
  })

  it('say "fully booked" only of a day that others have ordered for', () => {
    const full = openSlots(house, 'COLLECTION', TUESDAY_NIGHT, '2026-11-18').map((slot) => new Date(slot))
    expect(openDays(house, 'COLLECTION', { ...TUESDAY_NIGHT, full })[1]?.reason).toBe('FULLY_BOOKED')
  })
})

describe('refusalOfSlot, of another day', () => {
  it.each([
    ['2026-11-18T11:30:00Z', null],
    ['2026-11-24T21:55:00Z', null],
    ['2026-11-25T12:00:00Z', 'another-day'],
    ['2026-11-16T12:00:00Z', 'another-day'],
    ['2026-11-23T12:00:00Z', 'outside-hours'],
    ['2026-11-18T22:00:00Z', 'outside-hours'],
  ])('says of %s: %s', (slot, refusal) => {
    expect(refusalOfSlot(house, 'COLLECTION', TUESDAY_NIGHT, new Date(slot))).toBe(refusal)
  })

  it('brings nothing tomorrow', () => {
    expect(refusalOfSlot(house, 'DELIVERY', TUESDAY_NIGHT, new Date('2026-11-18T12:00:00Z'))).toBe('another-day')
  })
})

const moments = (from: string, to: string) =>
  fc.date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true })

describe('the days of every restaurant, over both changes of the clocks and Christmas, in both countries', () => {
  const situation = fc.record({
    restaurant: fc.constantFrom(...restaurants),
    daysAhead: fc.integer({ min: 0, max: 7 }),
    now: fc.oneof(
      moments('2026-03-22', '2026-04-01'),
      moments('2026-10-18', '2026-10-28'),
      moments('2026-12-18', '2027-01-03'),
    ),
  })

  it('hold each time once, on its own day, while the doors are open, and one that is accepted', () => {
    fc.assert(
      fc.property(situation, ({ restaurant, daysAhead, now }) => {
        const row = { ...restaurant, daysAhead }
        const facts = { now, throttledUntil: null, full: [] }
        const { timeZone } = MARKETS[row.market]
        const days = openDays(row, 'COLLECTION', facts)
        const today = localDateOf(now.getTime(), timeZone)
        expect(days.map(({ date }) => date)).toEqual(
          Array.from({ length: daysAhead + 1 }, (_, index) => addDays(today, index)),
        )
        const slots = days.flatMap(({ date }) => openSlots(row, 'COLLECTION', facts, date))
        expect(slots).toEqual([...new Set(slots)].sort())
        const wrong = days.flatMap(({ date, firstTime }) => {
          const ofDay = openSlots(row, 'COLLECTION', facts, date)
          // A house that is shut today is looked at as it will be by then.
          const byThen = date > today ? ({ ...row, status: 'trading' } as const) : row
          const isWrong = (slot: string) =>
            localDateOf(slot, timeZone) !== date ||
            refusalOfSlot(row, 'COLLECTION', facts, new Date(slot)) !== null ||
            (row.status === 'trading' && !isWithinHours(byThen, 'COLLECTION', new Date(slot)))
          return [...ofDay.filter(isWrong), ...(firstTime === (ofDay[0] ?? null) ? [] : [`first of ${date}`])]
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('leave out no five minutes of a later day on which the doors are open', () => {
    fc.assert(
      fc.property(situation, ({ restaurant, now }) => {
        const row = { ...restaurant, daysAhead: 7, status: 'trading' as const }
        const facts = { now, throttledUntil: null, full: [] }
        fc.pre(row.channels.some((one) => one.fulfilmentMethod === 'COLLECTION' && one.enabled && one.online))
        const { timeZone } = MARKETS[row.market]
        const offered = new Set(
          openDays(row, 'COLLECTION', facts).flatMap(({ date }) => openSlots(row, 'COLLECTION', facts, date)),
        )
        const [first, last] = [1, 7].map((later) => addDays(localDateOf(now.getTime(), timeZone), later))
        const missing: string[] = []
        for (let ms = Math.ceil(now.getTime() / 300_000) * 300_000; ; ms += 300_000) {
          const date = localDateOf(ms, timeZone)
          if (date > (last ?? '')) break
          const slot = new Date(ms)
          if (date < (first ?? '') || !isWithinHours(row, 'COLLECTION', slot)) continue
          if (ms >= now.getTime() + row.prepTimeMins * 60_000 && !offered.has(slot.toISOString()))
            missing.push(slot.toISOString())
        }
        expect(missing).toEqual([])
      }),
      { numRuns: 15 },
    )
  })
})
