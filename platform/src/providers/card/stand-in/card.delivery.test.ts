import { nextTryAt } from './card.delivery'

const now = new Date('2026-11-17T18:00:00Z')

it('A message is tried again later each time, for the best part of a day, and then given up', () => {
  const waits = Array.from({ length: 8 }, (_, nth) => (nextTryAt(nth + 1, now)?.getTime() ?? 0) - now.getTime())
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect(waits[0]).toBe(5_000)
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(12 * 3_600_000)
  expect(nextTryAt(9, now)).toBeNull()
})
