import { refreshDelayS } from '@galo/domain'

/** After a look that brought no token, in seconds. */
const AGAIN_S = 60
/** Whoever goes back and forth between two windows does not ask each time, in milliseconds. */
const SHORTEST_PAUSE_MS = 10_000

export interface RenewalTimer {
  /** Looks again when a token with so many seconds left of its life is about to end; soon, when there is none to count on. */
  schedule(leftS: number | null, lifeS: number | null): void
  stop(): void
}

/** Looks after a customer's token while the page lives (B10). What slept through its time is caught up with when somebody comes back. */
export const createRenewalTimer = (look: () => void): RenewalTimer => {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    schedule(leftS, lifeS) {
      clearTimeout(timer)
      timer = setTimeout(look, 1_000 * (leftS === null ? AGAIN_S : refreshDelayS(leftS, lifeS)))
    },
    stop: () => clearTimeout(timer),
  }
}

/** Looks whenever somebody comes back to the page, however they do, and when the line does (B01, B10). */
export const lookOnReturn = (look: () => void, now: () => number): void => {
  let lookedAt = -Infinity
  const returned = () => {
    if (document.visibilityState === 'hidden' || now() - lookedAt < SHORTEST_PAUSE_MS) return
    lookedAt = now()
    look()
  }
  for (const name of ['focus', 'online'] as const) addEventListener(name, returned)
  document.addEventListener('visibilitychange', returned)
  // A page that was put away whole does not know what it missed, however short that was.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) look()
  })
}
