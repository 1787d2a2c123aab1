import { signInFailures } from '../../kernel/db/schema'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { MOST_ATTEMPTS, WINDOW_S } from './attempts.rules'
import { countAttempt } from './attempts.store'

const platform = runTestPlatform()

describe('Counting guesses', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 17, 18, 0, second))
  const guess = (second: number, who: string) => countAttempt(platform.db, 'place', who, at(second))

  it('counts those that overtook each other', async () => {
    const seconds = [3, 1, 4, 0, 2].slice(0, MOST_ATTEMPTS.place)
    for (const second of seconds) expect(await guess(second, 'grace')).toBe(0)
    expect(await guess(1, 'grace')).toBeGreaterThan(0)
  })

  it('forgets what was counted before the clock was put back', async () => {
    for (let each = 0; each <= MOST_ATTEMPTS.place; each++) await guess(3_600, 'farah')
    expect(await guess(3_601, 'farah')).toBeGreaterThan(0)
    expect(await guess(0, 'farah')).toBe(0)
  })

  it('keeps no count whose time is over, and every one whose time is not', async () => {
    await platform.db.delete(signInFailures)
    await guess(0, 'grace')
    await guess(1, 'farah')
    expect(await platform.db.$count(signInFailures)).toBe(2)
    await guess(WINDOW_S, 'ines')
    expect(await platform.db.$count(signInFailures)).toBe(2)
    for (let each = 1; each < MOST_ATTEMPTS.place; each++) await guess(WINDOW_S, 'farah')
    expect(await guess(WINDOW_S, 'farah')).toBe(1)
  })
})
