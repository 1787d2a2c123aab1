import fc from 'fast-check'
import { apart, byHour, lostSlot, lostWords, nextTimes, stillToCome } from './collection-slot.model'

const NOW = '2026-11-18T18:05:00Z'
const at = (time: string) => `2026-11-18T${time}:00.000Z`
const TIMES = ['18:15', '18:30', '18:40', '19:00'].map(at)

describe('stillToCome', () => {
  it('offers a time that is ten minutes away, and none that is sooner', () => {
    expect(stillToCome([at('18:10'), at('18:15')], NOW)).toEqual([at('18:15')])
  })
})

describe('lostSlot', () => {
  it('keeps the chosen time while it is offered', () => expect(lostSlot(at('18:40'), TIMES, NOW)).toBeNull())
  it('reads the same instant in another spelling', () =>
    expect(lostSlot('2026-11-18T18:40:00Z', TIMES, NOW)).toBeNull())
  it('gives up a time that filled up', () =>
    expect(lostSlot(at('18:45'), TIMES, NOW)).toEqual({ time: at('18:45'), why: 'taken' }))
  it('gives up a time that has gone by, even if it is still listed', () => {
    expect(lostSlot(at('18:15'), TIMES, '2026-11-18T18:06:00Z')).toEqual({ time: at('18:15'), why: 'passed' })
  })
  it('has nothing to say before a time is chosen', () => expect(lostSlot(null, [], NOW)).toBeNull())
})

describe('byHour', () => {
  it('shows the restaurant’s own wall clock, in winter and in summer', () => {
    expect(byHour([at('18:15')], 'Europe/London')[0]?.label).toBe('18:00')
    expect(byHour(['2026-07-18T18:15:00Z'], 'Europe/Dublin')[0]?.slots[0]?.time).toBe('19:15')
  })

  it('loses no time and never goes back', () => {
    const instants = fc
      .uniqueArray(fc.integer({ min: 0, max: 287 }))
      .map((steps) => steps.map((step) => new Date(Date.parse('2026-11-18T00:00:00Z') + step * 300_000).toISOString()))
    fc.assert(
      fc.property(instants, (times) => {
        const shown = byHour(times, 'Europe/London').flatMap(({ slots }) => slots.map(({ value }) => value))
        expect(shown).toEqual([...times].sort())
      }),
    )
  })
})

describe('nextTimes', () => {
  it('offers what comes after the lost time', () => {
    expect(nextTimes(at('18:35'), TIMES, 3)).toEqual([at('18:40'), at('19:00')])
  })
  it('offers the last ones before it when it was the last of the day', () => {
    expect(nextTimes(at('19:05'), TIMES, 2)).toEqual([at('18:40'), at('19:00')])
  })
})

describe('lostWords', () => {
  const title = (lost: string, why: 'passed' | 'taken') =>
    lostWords({ time: at(lost), why }, TIMES, 'Europe/London').title

  it('says that somebody else has the time, or that it is too soon', () => {
    expect(title('18:35', 'taken')).toBe('Someone beat us to 18:35')
    expect(title('18:10', 'passed')).toBe('18:10 is too soon now')
  })

  it('blames nobody when the kitchen stops before the time that was chosen', () => {
    expect(title('21:55', 'taken')).toBe('The last time is now 19:00')
  })
})

describe('apart', () => {
  it('counts in words', () => {
    expect(apart(at('18:40'), at('19:00'))).toBe('20 minutes later')
    expect(apart(at('18:40'), at('19:45'))).toBe('1 hour 5 minutes later')
    expect(apart(at('18:40'), at('18:35'))).toBe('5 minutes earlier')
  })
})
