import fc from 'fast-check'
import { MOST_ATTEMPTS, WINDOW_S, waitFor } from './attempts.rules'

const since = new Date('2026-11-17T18:00:00Z')

describe('waitFor', () => {
  it('lets the allowed tries go at once, and the next one wait for the rest of the quarter of an hour', () => {
    expect(waitFor('account', MOST_ATTEMPTS.account, since, since)).toBe(0)
    expect(waitFor('account', MOST_ATTEMPTS.account + 1, since, new Date('2026-11-17T18:05:00Z'))).toBe(600)
  })

  it('never asks for less than a second or more than the window', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: MOST_ATTEMPTS.address + 1, max: 2 ** 31 - 1 }),
        fc.nat(WINDOW_S * 1000),
        (count, ms) => {
          const wait = waitFor('address', count, since, new Date(since.getTime() + ms))
          expect(wait).toBeGreaterThanOrEqual(1)
          expect(wait).toBeLessThanOrEqual(WINDOW_S)
        },
      ),
    )
  })
})
