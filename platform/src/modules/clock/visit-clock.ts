import { AsyncLocalStorage } from 'node:async_hooks'
import type { MiddlewareHandler } from 'hono'
import { mockTimeOf } from '@galo/domain'
import { Refusal } from '../../kernel/http/refusal'
import type { PlatformClock } from '../../kernel/clock/clock'

export const MOCK_TIME_HEADER = 'x-mock-time'

/**
 * A clock for what is only looked at (search, hours, slots, stock): inside a request that brings `x-mock-time` it tells that time.
 * Whatever signs, expires, is paid or ordered keeps the platform's own clock and never sees this one, so a header can forge nothing.
 * To order at another time, move the platform's clock.
 */
export const createVisitClock = (clock: PlatformClock) => {
  const mockTime = new AsyncLocalStorage<Date>()
  const honourMockTime: MiddlewareHandler = (c, next) => {
    const text = c.req.header(MOCK_TIME_HEADER)
    if (text === undefined) return next()
    const instant = mockTimeOf(text, clock.now())
    if (instant === null)
      throw new Refusal(400, 'BAD_REQUEST', `${MOCK_TIME_HEADER}: an instant like 2026-11-17T23:50:00Z, or like +PT30M`)
    return mockTime.run(instant, next)
  }
  const visitClock: PlatformClock = { ...clock, now: () => mockTime.getStore() ?? clock.now() }
  return { visitClock, honourMockTime }
}
