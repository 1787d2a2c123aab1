import { addDays, instantAt } from '@galo/domain'
import fc from 'fast-check'
import { byHour, isStillOffered, lostFor, morningOf, startOfDay, stillToCome } from './collection-slot.model'

const NOW = '2026-11-18T18:05:00Z'
const at = (time: string) => `2026-11-18T${time}:00.000Z`
const TIMES = ['18:15', '18:30', '18:40', '19:00'].map(at)

describe('stillToCome', () => {
  it('offers a time that is ten minutes away, and none that is sooner', () => {
    expect(stillToCome([at('18:10'), at('18:15')], NOW)).toEqual([at('18:15')])
  })
})

describe('isStillOffered', () => {
  it('is true of the same instant in another spelling', () => {
    expect(isStillOffered(at('18:40'), TIMES, NOW)).toBe(true)
    expect(isStillOffered('2026-11-18T18:40:00Z', TIMES, NOW)).toBe(true)
  })
  it('gives up a time that left the list', () => expect(isStillOffered(at('18:45'), TIMES, NOW)).toBe(false))
  it('gives up a time that has gone by, even if it is still listed', () => {
    expect(isStillOffered(at('18:15'), TIMES, '2026-11-18T18:06:00Z')).toBe(false)
  })
})

describe('lostFor', () => {
  it('keeps the platform’s reason, unless the time has simply gone by', () => {
    expect(lostFor(at('18:40'), 'TAKEN', NOW).why).toBe('taken')
    expect(lostFor(at('18:40'), 'TOO_SOON', NOW).why).toBe('kitchen')
    expect(lostFor(at('18:40'), 'OUTSIDE_HOURS', NOW).why).toBe('hours')
    expect(lostFor(at('18:40'), 'NOT_TAKING', NOW).why).toBe('not-taking')
    expect(lostFor(at('18:40'), 'ALCOHOL_NOT_SOLD', NOW).why).toBe('alcohol')
    expect(lostFor(at('18:10'), 'TOO_SOON', NOW).why).toBe('passed')
  })
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

describe('morningOf', () => {
  const hours = (...labels: readonly string[]) => labels.map((label) => ({ label, slots: [] }))
  it('is the first hour that is not the night before', () => {
    expect(morningOf(hours('00:00', '01:00', '11:00', '12:00'))).toBe('11:00')
    expect(morningOf(hours('05:00', '12:00'))).toBe('05:00')
  })
  it('is none of a day that has nights only', () => expect(morningOf(hours('00:00', '01:00'))).toBeUndefined())
})

describe('startOfDay', () => {
  it.each(['Europe/London', 'Europe/Dublin'])('is midnight on the wall, on every day of a year in %s', (timeZone) => {
    for (let date = '2026-01-01'; date < '2027-01-02'; date = addDays(date, 1))
      expect(startOfDay(date, timeZone)).toBe(instantAt(date, '00:00', timeZone))
  })
})
