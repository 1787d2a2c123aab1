import { logDefect } from '../defect'
import type { PlatformClock } from './clock'

const EVERY_MS = 1000

export interface Ticker {
  /** Runs everything that is due by the platform's clock, now; used after the clock was moved. */
  stepNow(): Promise<void>
  stop(): Promise<void>
}

/** What comes due by the platform's clock; safe with several processes. */
export type Step = (now: Date) => Promise<void>

/** Once a second of real time: learn the time other processes set, then take every step, one after the other. */
export const startTicking = (clock: PlatformClock, steps: readonly Step[]): Ticker => {
  // One step at a time, in the order they were asked for.
  let queue: Promise<void> = Promise.resolve()
  let isWaiting = false

  const step = (): Promise<void> => {
    queue = queue
      .then(() => clock.sync())
      .then(async () => {
        for (const take of steps) await take(clock.now())
      })
      .catch((error: unknown) => logDefect('The simulation stumbled and will try again', error))
    return queue
  }
  const timer = setInterval(() => {
    if (isWaiting) return
    isWaiting = true
    void step().finally(() => (isWaiting = false))
  }, EVERY_MS)

  return {
    stepNow: step,
    stop: async () => {
      clearInterval(timer)
      await queue
    },
  }
}
