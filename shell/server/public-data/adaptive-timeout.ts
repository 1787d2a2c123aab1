/** What a page that waits for an answer knows, in milliseconds of one clock. */
export interface Wait {
  readonly askedAt: number
  /** When the service last answered anybody. */
  readonly answeredAt: number
  /** When this question went out; `null` while it waits for its turn. */
  readonly sentAt: number | null
  /** How long the service's answers take of late; 0 while that isn't known. */
  readonly usualMs: number
}

/** Longer than this nobody waits for his turn, in milliseconds, whatever the service says to others. */
const MOST_WAIT_MS = 15_000

/** Of what an answer takes of late: this many times as long is silence. */
const UNUSUAL = 4
const MOST_SILENCE_MS = 4_000

/** How long without a word is silence: `silenceMs`, or longer from a service that is known to be slow today. */
export const silenceOf = ({ usualMs }: Pick<Wait, 'usualMs'>, silenceMs: number): number =>
  Math.max(silenceMs, Math.min(UNUSUAL * usualMs, MOST_SILENCE_MS))

/**
 * Until when a page waits. A service that goes on answering is busy, and its pages wait for their turn; after a silence it is given up
 * by all of them at once. A question that is out for twice as long is given up by itself.
 */
export const waitUntil = (wait: Wait, silenceMs: number): number => {
  const patienceMs = silenceOf(wait, silenceMs)
  return Math.min(
    Math.max(wait.askedAt, wait.answeredAt) + patienceMs,
    wait.sentAt === null ? Infinity : wait.sentAt + 2 * patienceMs,
    wait.askedAt + MOST_WAIT_MS,
  )
}

/** The newest answer counts for a quarter: one that is slow by chance changes little, a slow day soon shows. */
export const nextUsual = (usualMs: number, tookMs: number): number =>
  usualMs === 0 ? tookMs : 0.75 * usualMs + 0.25 * tookMs
