import { epochMs, type Instant } from '../time/instant'

/** A kind of membership of a customer (C03). Passed on and shown; it changes no price. */
export interface Job {
  readonly type: string
  readonly disabled: boolean
  /** `null` for one that does not end. */
  readonly expiry: Instant | null
}

/** Neither disabled nor expired (C04). It is expired at the very instant of its expiry. */
export const activeJobs = <J extends Job>(jobs: readonly J[], now: Instant): readonly J[] =>
  jobs.filter(({ disabled, expiry }) => !disabled && (expiry === null || epochMs(expiry) > epochMs(now)))

/** The types of the memberships that count, each once (B12). */
export const jobTypes = (jobs: readonly Job[], now: Instant): readonly string[] => [
  ...new Set(activeJobs(jobs, now).map(({ type }) => type)),
]
