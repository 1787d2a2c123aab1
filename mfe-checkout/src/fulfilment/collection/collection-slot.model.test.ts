import fc from 'fast-check'
import {
  apart,
  byHour,
  isStillOffered,
  lostFor,
  lostWords,
  nextTimes,
  stillToCome,
  type LostSlot,
} from './collection-slot.model'

const UK = { language: 'en', market: 'UK' } as const

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

describe('nextTimes', () => {
  it('offers what comes after the lost time', () => {
    expect(nextTimes(at('18:35'), TIMES, 3)).toEqual([at('18:40'), at('19:00')])
  })
  it('offers the last ones before it when it was the last of the day', () => {
    expect(nextTimes(at('19:05'), TIMES, 2)).toEqual([at('18:40'), at('19:00')])
  })
})

describe('lostWords', () => {
  const words = (lost: string, why: LostSlot['why']) => lostWords({ time: at(lost), why }, TIMES, 'Europe/London', UK)

  it('says that somebody else has the time only when somebody has', () => {
    expect(words('18:35', 'taken').title).toBe('Someone beat us to 18:35')
    for (const why of ['passed', 'kitchen', 'hours', 'not-taking', 'unknown'] as const)
      expect(words('18:35', why).title).not.toContain('beat us')
  })

  it('says that a time is too soon, and from when the kitchen can cook', () => {
    expect(words('18:10', 'passed').title).toBe('18:10 is too soon now')
    expect(words('18:10', 'kitchen').text).toBe(
      'The kitchen can’t have it ready by 18:10: the first time is now 18:15.',
    )
  })

  it('tells nobody who took their time over the form that the kitchen has become slower', () => {
    for (const times of [TIMES, []])
      expect(lostWords({ time: at('18:10'), why: 'kitchen' }, times, 'Europe/London', UK).text).not.toMatch(
        /longer|slower/,
      )
  })

  it('blames nobody when the kitchen stops before the time that was chosen', () => {
    expect(words('21:55', 'hours').title).toBe('The last time is now 19:00')
  })
})

describe('apart', () => {
  it('counts in words', () => {
    expect(apart(at('18:40'), at('19:00'), UK)).toBe('20 minutes later')
    expect(apart(at('18:40'), at('19:45'), UK)).toBe('1 hour 5 minutes later')
    expect(apart(at('18:40'), at('18:35'), UK)).toBe('5 minutes earlier')
  })
})
