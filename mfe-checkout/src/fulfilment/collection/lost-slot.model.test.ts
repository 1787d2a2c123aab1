import type { LostSlot } from './collection-slot.model'
import { apart, lostWords, nextTimes } from './lost-slot.model'

const UK = { language: 'en', market: 'UK' } as const
const at = (time: string) => `2026-11-18T${time}:00.000Z`
const TIMES = ['18:15', '18:30', '18:40', '19:00'].map(at)

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

  it('says nothing below a title that the title has said', () => {
    for (const why of ['passed', 'taken', 'kitchen', 'hours', 'not-taking', 'alcohol', 'unknown'] as const)
      for (const lost of ['18:10', '18:35', '21:55']) {
        const { title, more } = words(lost, why)
        expect(more).not.toContain(title)
        for (const part of title.match(/\d\d:\d\d/g) ?? []) expect(more).not.toContain(part)
      }
    expect(words('21:55', 'hours').more).toBe('21:55 can’t be had any more.')
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
