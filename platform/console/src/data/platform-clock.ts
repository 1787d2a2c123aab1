const TICK_MS = 1000

/** The platform's time, carried on by this computer's between two events. */
export interface PlatformClock {
  /** As of the last tick: the same for everything that is drawn together. */
  now(): number
  /** The platform says what time it is. */
  setNow(instant: string): void
  /** Calls every second and whenever time jumps; answers the way out. */
  subscribe(listener: () => void): () => void
}

export const createPlatformClock = (realNow: () => number): PlatformClock => {
  let aheadMs = 0
  let shown = realNow()
  let timer: ReturnType<typeof setInterval> | undefined
  const listeners = new Set<() => void>()
  const tick = (): void => {
    shown = realNow() + aheadMs
    listeners.forEach((listener) => listener())
  }
  return {
    now: () => shown,
    setNow: (instant) => {
      aheadMs = Date.parse(instant) - realNow()
      tick()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      timer ??= setInterval(tick, TICK_MS)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        clearInterval(timer)
        timer = undefined
      }
    },
  }
}
