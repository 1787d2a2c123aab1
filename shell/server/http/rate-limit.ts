import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '@galo/domain/environment'

/** How much one address may do: some all the time, and a burst on top of it. */
export interface Rate {
  readonly perSecond: number
  readonly burst: number
  /** The burst is whole again after so long, in seconds. */
  readonly burstSeconds: number
}

/** Counts one, or as many as come together; resolves to `null` when that is fine, else to the seconds until another one will be. */
export type Admit = (address: string, count?: number) => Promise<number | null>

export const createRateLimit = ({ perSecond, burst, burstSeconds }: Rate): Admit => {
  const limiter = new BurstyRateLimiter(
    new RateLimiterMemory({ points: perSecond, duration: 1 }),
    new RateLimiterMemory({ points: burst, duration: burstSeconds, keyPrefix: 'burst' }),
  )
  return async (address, count = 1) => {
    try {
      await limiter.consume(networkOf(address), count)
      return null
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
    }
  }
}
