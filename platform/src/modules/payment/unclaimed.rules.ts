const MINUTE_MS = 60_000

/** So long money may lie with us before there is an order for it. */
export const UNCLAIMED_MINUTES = 60

/** When to check a payment that came in, or was asked for, at this time. */
export const nextCheckAt = (since: Date): Date => new Date(since.getTime() + UNCLAIMED_MINUTES * MINUTE_MS)

/** What is done with a payment of which no order has come. `paidAt` is the provider's word; null while nobody has paid. */
export type Unclaimed =
  { readonly kind: 'withdraw' } | { readonly kind: 'give-back' } | { readonly kind: 'wait'; readonly until: Date }

/**
 * Money goes back once it has waited its time, counted from when it came in and not from when it was asked for. What nobody has paid by
 * then is withdrawn, so that nothing is taken for it later. Call it for a payment that is due.
 */
export const unclaimedAt = (paidAt: Date | null, now: Date): Unclaimed => {
  if (paidAt === null) return { kind: 'withdraw' }
  const until = nextCheckAt(paidAt)
  return until <= now ? { kind: 'give-back' } : { kind: 'wait', until }
}
