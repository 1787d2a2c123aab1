import { backAt } from './back-at.model'

const back = (opensNext: string | null, now: string) =>
  backAt(opensNext, now, 'Europe/London', { language: 'en', market: 'UK' })

describe('When a closed restaurant is back', () => {
  it.each([
    ['2026-11-18T17:00:00Z', '2026-11-18T09:00:00Z', /^Back today from 17:00\./],
    ['2026-11-19T12:00:00Z', '2026-11-18T23:30:00Z', /^Back tomorrow from 12:00\./],
    // After midnight the same opening is today's.
    ['2026-11-19T12:00:00Z', '2026-11-19T00:30:00Z', /^Back today from 12:00\./],
    ['2026-12-27T11:30:00Z', '2026-12-24T21:00:00Z', /^Back on Sun 27 Dec from 11:30\./],
    // The night that has an hour more.
    ['2026-10-25T11:30:00Z', '2026-10-24T22:30:00Z', /^Back tomorrow from 11:30\./],
    [null, '2026-11-18T23:30:00Z', /^Its coals are out/],
  ])('opening %s, seen %s', (opensNext, now, expected) => expect(back(opensNext, now)).toMatch(expected))
})
