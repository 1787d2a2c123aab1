/** How often an order's state is asked for (J09): every eight seconds, every thirty after twelve answers without a change. */
export const POLL_EVERY_MS = 8_000
export const SLOW_POLL_EVERY_MS = 30_000
export const UNCHANGED_BEFORE_SLOW = 12
/** In a row. The customer is then asked to retry. */
export const FAILURES_BEFORE_GIVING_UP = 24
/** How often while changes are told by themselves (X21): what the line says is only when to look, so nothing is ever believed to be unchanged for longer. */
export const LIVE_POLL_EVERY_MS = 60_000
/** A line that begins says nothing of what was before it. Pages whose line comes back together look within so long, not all at once. */
export const LOOK_WHEN_LIVE_MS = 4_000

interface Live {
  /** Changes of the order are told; it is looked at when they are, and seldom besides. */
  readonly isLive: boolean
}

/**
 * Where the watching of one order stands. `watching` and `slow` always have a next poll:
 * an order that is not finished is never dropped without a word.
 */
export type Polling = Live &
  (
    | {
        readonly phase: 'watching' | 'slow'
        readonly unchanged: number
        readonly failures: number
        /** When it was last heard of, or is first looked at. */
        readonly since: number
        readonly dueAt: number
      }
    | { readonly phase: 'finished'; readonly unchanged: 0; readonly failures: 0; readonly dueAt: null }
    /** Ends with a Retry on the screen; `retried` starts again. */
    | { readonly phase: 'given-up'; readonly unchanged: number; readonly failures: number; readonly dueAt: null }
  )

export type PollEvent =
  | { readonly kind: 'answered'; readonly changed: boolean; readonly terminal: boolean }
  | { readonly kind: 'failed' }
  | { readonly kind: 'retried' }
  /** The line of changes stands, or has broken. `share`, from 0 to 1, says where in the time for it this page looks. */
  | { readonly kind: 'live' | 'cut'; readonly share: number }
  /** The line says that the order has changed. */
  | { readonly kind: 'moved' }

/** The first look is at once. */
export const startPolling = (now: number, isLive = false): Polling => ({
  phase: 'watching',
  unchanged: 0,
  failures: 0,
  since: now,
  dueAt: now,
  isLive,
})

const FINISHED: Polling = { phase: 'finished', unchanged: 0, failures: 0, dueAt: null, isLive: false }

const intervalOf = (phase: 'watching' | 'slow', isLive: boolean): number => {
  if (isLive) return LIVE_POLL_EVERY_MS
  return phase === 'slow' ? SLOW_POLL_EVERY_MS : POLL_EVERY_MS
}

const wait = (unchanged: number, failures: number, now: number, isLive: boolean): Polling => {
  const phase = unchanged >= UNCHANGED_BEFORE_SLOW ? 'slow' : 'watching'
  // Who cannot be asked is asked as if nothing were told.
  const every = intervalOf(phase, isLive && failures === 0)
  return { phase, unchanged, failures, since: now, dueAt: now + every, isLive }
}

/** A look that came after a minute stands for the looks there would have been, so that a long wait is called one as soon as ever. */
const looksSince = (since: number, now: number, isLive: boolean): number =>
  isLive ? Math.max(1, Math.round((now - since) / POLL_EVERY_MS)) : 1

/** When to look again after `event`, at the instant `now` (milliseconds). A finished order stays finished. */
export const nextPoll = (polling: Polling, event: PollEvent, now: number): Polling => {
  if (polling.phase === 'finished') return polling
  const { isLive, unchanged } = polling
  switch (event.kind) {
    case 'answered': {
      if (event.terminal) return FINISHED
      const looks = polling.phase === 'given-up' ? 1 : looksSince(polling.since, now, isLive)
      return wait(event.changed ? 0 : unchanged + looks, 0, now, isLive)
    }
    case 'failed': {
      const failures = polling.failures + 1
      return failures >= FAILURES_BEFORE_GIVING_UP
        ? { phase: 'given-up', unchanged, failures, dueAt: null, isLive }
        : wait(unchanged, failures, now, isLive)
    }
    case 'retried':
      return startPolling(now, isLive)
    case 'live':
      return polling.phase === 'given-up'
        ? startPolling(now, true)
        : { ...polling, isLive: true, dueAt: Math.min(polling.dueAt, now + event.share * LOOK_WHEN_LIVE_MS) }
    case 'cut':
      return polling.phase === 'given-up'
        ? { ...polling, isLive: false }
        : { ...polling, isLive: false, dueAt: Math.min(polling.dueAt, now + event.share * POLL_EVERY_MS) }
    case 'moved':
      return polling.phase === 'given-up' ? startPolling(now, isLive) : { ...polling, dueAt: now }
    default:
      return event satisfies never
  }
}
