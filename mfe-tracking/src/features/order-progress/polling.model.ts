/** How often an order's state is asked for (J09): every eight seconds, every thirty after twelve answers without a change. */
export const POLL_EVERY_MS = 8_000
export const SLOW_POLL_EVERY_MS = 30_000
export const UNCHANGED_BEFORE_SLOW = 12
/** In a row. The customer is then asked to retry. */
export const FAILURES_BEFORE_GIVING_UP = 24

/**
 * Where the watching of one order stands. `watching` and `slow` always have a next poll:
 * an order that is not finished is never dropped without a word.
 */
export type Polling =
  | {
      readonly phase: 'watching' | 'slow'
      readonly unchanged: number
      readonly failures: number
      readonly dueAt: number
    }
  | { readonly phase: 'finished'; readonly unchanged: 0; readonly failures: 0; readonly dueAt: null }
  /** Ends with a Retry on the screen; `retried` starts again. */
  | { readonly phase: 'given-up'; readonly unchanged: number; readonly failures: number; readonly dueAt: null }

export type PollEvent =
  | { readonly kind: 'answered'; readonly changed: boolean; readonly terminal: boolean }
  | { readonly kind: 'failed' }
  | { readonly kind: 'retried' }

/** The first look is at once. */
export const startPolling = (now: number): Polling => ({ phase: 'watching', unchanged: 0, failures: 0, dueAt: now })

const FINISHED: Polling = { phase: 'finished', unchanged: 0, failures: 0, dueAt: null }

const wait = (unchanged: number, failures: number, now: number): Polling =>
  unchanged >= UNCHANGED_BEFORE_SLOW
    ? { phase: 'slow', unchanged, failures, dueAt: now + SLOW_POLL_EVERY_MS }
    : { phase: 'watching', unchanged, failures, dueAt: now + POLL_EVERY_MS }

/** When to look again after `event`, at the instant `now` (milliseconds). A finished order stays finished. */
export const nextPoll = (polling: Polling, event: PollEvent, now: number): Polling => {
  if (polling.phase === 'finished') return polling
  switch (event.kind) {
    case 'answered':
      return event.terminal ? FINISHED : wait(event.changed ? 0 : polling.unchanged + 1, 0, now)
    case 'failed': {
      const failures = polling.failures + 1
      return failures >= FAILURES_BEFORE_GIVING_UP
        ? { phase: 'given-up', unchanged: polling.unchanged, failures, dueAt: null }
        : wait(polling.unchanged, failures, now)
    }
    case 'retried':
      return startPolling(now)
    default:
      return event satisfies never
  }
}
