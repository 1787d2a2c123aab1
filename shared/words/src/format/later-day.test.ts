import { laterDay } from './later-day'

const ENGLISH = { language: 'en', market: 'UK' } as const
const from = (now: string, instant: string) => laterDay(instant, now, 'Europe/London', ENGLISH)

describe('laterDay', () => {
  it.each([
    ['2026-11-26T21:00:00Z', '2026-11-26T21:30:00Z', null],
    ['2026-11-26T21:00:00Z', '2026-11-25T21:30:00Z', null],
    ['2026-11-26T23:59:00Z', '2026-11-27T00:15:00Z', 'tomorrow, Fri 27 Nov'],
    ['2026-11-26T21:00:00Z', '2026-11-28T13:15:00Z', 'Sat 28 Nov'],
    ['2026-07-01T22:30:00Z', '2026-07-01T23:30:00Z', 'tomorrow, Thu 2 Jul'],
    ['2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z', 'tomorrow, Sun 25 Oct'],
    ['2026-12-31T12:00:00Z', '2027-01-01T12:00:00Z', 'tomorrow, Fri 1 Jan'],
  ])('at %s says of %s: %s', (now, instant, said) => {
    expect(from(now, instant)).toBe(said)
  })
})
