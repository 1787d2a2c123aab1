import { formatTime } from '../time/time-zone'
import { collectionSlots, isSlotAcceptable, slotRefusal, type SlotRules } from './collection-slots'

const rules = (given: Partial<SlotRules> = {}): SlotRules => ({
  hours: { opens: '11:30', closes: '22:00' },
  now: '2026-11-17T18:02:30Z',
  timeZone: 'Europe/London',
  ...given,
})
const times = (given?: Partial<SlotRules>) =>
  collectionSlots(rules(given)).map((slot) => formatTime(slot, given?.timeZone ?? 'Europe/London'))

describe('collectionSlots', () => {
  it('offers the next five minutes that are at least ten away, and ends before the door closes', () => {
    expect(times()[0]).toBe('18:15')
    expect(times()[1]).toBe('18:20')
    expect(times().at(-1)).toBe('21:55')
  })

  it('offers a slot that is exactly ten minutes away', () => {
    expect(times({ now: '2026-11-17T18:00:00Z' })[0]).toBe('18:10')
  })

  it('leaves the kitchen the time it asks for', () => {
    expect(times({ prepTimeMins: 25 })[0]).toBe('18:30')
    expect(times({ prepTimeMins: 5 })[0]).toBe('18:15')
  })

  it('offers nothing before the kitchen has caught up', () => {
    expect(times({ throttledUntil: '2026-11-17T19:01:00Z' })[0]).toBe('19:05')
    expect(times({ throttledUntil: '2026-11-17T17:00:00Z' })[0]).toBe('18:15')
    expect(times({ throttledUntil: '2026-11-17T22:00:00Z' })).toEqual([])
  })

  it('takes an order before opening, for opening time at the soonest', () => {
    expect(times({ now: '2026-11-17T08:00:00Z' })[0]).toBe('11:30')
    expect(times({ now: '2026-11-17T11:25:00Z' })[0]).toBe('11:35')
  })

  it('offers nothing after the last slot, and nothing on a day without hours', () => {
    expect(times({ now: '2026-11-17T21:46:00Z' })).toEqual([])
    expect(times({ now: '2026-11-17T21:45:00Z' })).toEqual(['21:55'])
    expect(times({ hours: null })).toEqual([])
  })

  it('leaves out what is full', () => {
    expect(times({ taken: ['2026-11-17T18:15:00Z', Date.parse('2026-11-17T18:25:00Z')] }).slice(0, 2)).toEqual([
      '18:20',
      '18:30',
    ])
  })

  it('stays on the same day when the restaurant does not', () => {
    const late = { opens: '17:00', closes: '02:00' }
    expect(times({ hours: late, now: '2026-11-17T23:41:00Z' })).toEqual(['23:55'])
    expect(times({ hours: late, now: '2026-11-17T00:30:00Z' }).slice(0, 2)).toEqual(['00:40', '00:45'])
    expect(times({ hours: late, now: '2026-11-17T00:30:00Z' })).not.toContain('02:00')
  })

  it('is an hour earlier in UTC while it is summer', () => {
    expect(collectionSlots(rules({ now: '2026-07-17T08:00:00Z', timeZone: 'Europe/Dublin' }))[0]).toBe(
      '2026-07-17T10:30:00.000Z',
    )
  })
})

describe('collectionSlots after a night with hours of its own', () => {
  const after = (lastNight: { opens: string; closes: string } | null) =>
    times({ now: '2026-11-18T00:02:00Z', hours: { opens: '11:30', closes: '12:00' }, lastNight })

  it('offers what is left of the night, and then the day', () => {
    expect(after({ opens: '17:00', closes: '00:30' })).toEqual([
      ...['00:15', '00:20', '00:25'],
      ...['11:30', '11:35', '11:40', '11:45', '11:50', '11:55'],
    ])
  })

  it('offers only the day when the night ended at midnight, or there was none', () => {
    expect(after({ opens: '17:00', closes: '00:00' })[0]).toBe('11:30')
    expect(after(null)[0]).toBe('11:30')
  })

  it('offers no time twice when the night reaches into the day', () => {
    const all = after({ opens: '17:00', closes: '11:45' })
    expect(all).toHaveLength(new Set(all).size)
    expect(all.at(-1)).toBe('11:55')
  })
})

describe('collectionSlots of a later day', () => {
  const saturday = (given: Partial<SlotRules> = {}) => times({ day: '2026-11-21', lastNight: null, ...given })

  it('are the whole day, whatever the hour of today', () => {
    expect([saturday()[0], saturday().at(-1)]).toEqual(['11:30', '21:55'])
    expect(saturday({ now: '2026-11-17T08:00:00Z' })).toEqual(saturday())
  })

  it('begin at midnight with what is left of the night before, and end at the next', () => {
    const night = { opens: '17:00', closes: '00:15' }
    const slots = saturday({ lastNight: night, hours: { opens: '22:00', closes: '02:00' } })
    expect(slots.slice(0, 4)).toEqual(['00:00', '00:05', '00:10', '22:00'])
    expect(slots.at(-1)).toBe('23:55')
  })

  it('are none where the restaurant rests that day', () => {
    expect(saturday({ hours: null })).toEqual([])
  })

  it('keep the wall’s time over a change of the clocks', () => {
    const day = '2026-10-25'
    expect(collectionSlots(rules({ now: '2026-10-24T18:00:00Z', day, lastNight: null }))[0]).toBe(
      '2026-10-25T11:30:00.000Z',
    )
    expect(slotRefusal('2026-10-25T10:30:00Z', rules({ now: '2026-10-24T18:00:00Z', day }))).toBe('outside-hours')
  })
})

describe('slotRefusal', () => {
  it.each([
    ['2026-11-17T18:17:00Z', 'not-a-slot'],
    ['2026-11-17T18:10:00Z', 'too-soon'],
    ['2026-11-18T18:15:00Z', 'another-day'],
    ['2026-11-17T22:00:00Z', 'outside-hours'],
    ['2026-11-17T11:25:00Z', 'outside-hours'],
    ['2026-11-17T18:30:00Z', 'taken'],
    ['2026-11-17T18:15:00Z', null],
  ] as const)('says of %s: %s', (slot, refusal) => {
    expect(slotRefusal(slot, rules({ taken: ['2026-11-17T18:30:00Z'] }))).toBe(refusal)
  })

  it('refuses in the end what was offered when there was more time', () => {
    const [first = ''] = collectionSlots(rules({ now: '2026-11-17T18:00:00Z' }))
    expect(isSlotAcceptable(first, rules({ now: '2026-11-17T18:00:00Z' }))).toBe(true)
    expect(slotRefusal(first, rules({ now: '2026-11-17T18:00:01Z' }))).toBe('too-soon')
  })
})
