import { epochMs, type Instant } from '../time/instant'

/** How often a quote is checked. */
export const QUOTE_CHECK_MS = 30_000
/** With this much time left or less, a new one is fetched. */
const RENEW_BEFORE_MS = 120_000
/** After this many failures in a row the customer is asked what to do. */
const MAX_FAILURES = 3

export interface QuoteLife {
  readonly validUntil: Instant
}

export type QuoteFreshness = 'fresh' | 'expiring' | 'expired'

/** Expired at the very instant it ends. An expiring quote can still be paid with: it is time to fetch the next one. */
export const quoteFreshness = ({ validUntil }: QuoteLife, now: Instant): QuoteFreshness => {
  const left = epochMs(validUntil) - epochMs(now)
  if (left <= 0) return 'expired'
  return left <= RENEW_BEFORE_MS ? 'expiring' : 'fresh'
}

export interface QuoteWatch {
  /** `null` before the first one, and after one was given up. */
  readonly quote: QuoteLife | null
  /** Since the last answer that was a quote. */
  readonly failuresInARow: number
}

export const NO_QUOTE: QuoteWatch = { quote: null, failuresInARow: 0 }

/** The state after an answer. A failure keeps the current quote, which may still be valid. */
export const afterQuoteAnswer = (watch: QuoteWatch, answer: QuoteLife | 'failed'): QuoteWatch =>
  answer === 'failed' ? { ...watch, failuresInARow: watch.failuresInARow + 1 } : { quote: answer, failuresInARow: 0 }

export type QuoteStep =
  | { readonly kind: 'refresh' }
  /** Nothing to do; look again after this long. */
  | { readonly kind: 'wait'; readonly checkInMs: number }
  /** Ask no more, and show the modal. A new address or a press on "Try again" starts from `NO_QUOTE`. */
  | { readonly kind: 'stop' }

/** What to do about the quote now (G10). Asked every 30 seconds, and before each step of a delivery. */
export const quoteStep = ({ quote, failuresInARow }: QuoteWatch, now: Instant): QuoteStep => {
  if (failuresInARow >= MAX_FAILURES) return { kind: 'stop' }
  return quote !== null && quoteFreshness(quote, now) === 'fresh'
    ? { kind: 'wait', checkInMs: QUOTE_CHECK_MS }
    : { kind: 'refresh' }
}
