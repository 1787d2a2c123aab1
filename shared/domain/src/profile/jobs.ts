import { epochMs, type Instant } from '../time/instant'

/** Row C03: a kind of membership of a customer. Carried and shown; it changes no price (Q45). */
export interface Job {
  readonly type: string
  readonly disabled: boolean
  /** `null` for one that does not end. */
  readonly expiry: Instant | null
}

/** Row C04: neither switched off nor over. Over at the very instant it expires. */
export const activeJobs = <J extends Job>(jobs: readonly J[], now: Instant): readonly J[] =>
  jobs.filter(({ disabled, expiry }) => !disabled && (expiry === null || epochMs(expiry) > epochMs(now)))

/** Row B12: what the user entity keeps of them, each type once. */
export const jobTypes = (jobs: readonly Job[], now: Instant): readonly string[] => [
  ...new Set(activeJobs(jobs, now).map(({ type }) => type)),
]
