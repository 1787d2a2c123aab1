/** A limit of time that only counts while nothing is owed to whom it watches. */
export interface TimeLimit {
  /** Resolves when it is used up. */
  readonly passed: Promise<void>
  pause(): void
  resume(): void
  end(): void
}

/** What is paused twice runs again when it was resumed twice. */
export const createTimeLimit = (ms: number): TimeLimit => {
  let pass: () => void = () => {}
  const passed = new Promise<void>((resolve) => (pass = resolve))
  let leftMs = ms
  let runningSince = performance.now()
  let timer: NodeJS.Timeout | undefined = setTimeout(pass, leftMs)
  let pauses = 0
  return {
    passed,
    pause() {
      pauses += 1
      if (pauses > 1) return
      clearTimeout(timer)
      leftMs -= performance.now() - runningSince
    },
    resume() {
      pauses -= 1
      if (pauses > 0) return
      runningSince = performance.now()
      timer = setTimeout(pass, Math.max(0, leftMs))
    },
    end: () => clearTimeout(timer),
  }
}
