/** Lets `atOnce` of what is handed to it run at a time, the rest in the order they came. */
export interface Queue {
  /** Runs it when its turn has come. Its place is free again when it has settled, or after `placeMs` if that is sooner. */
  add<T>(run: () => Promise<T>, placeMs?: number): Promise<T>
}

export const createQueue = (atOnce: number): Queue => {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = () => {
    running -= 1
    waiting.shift()?.()
  }
  return {
    async add(run, placeMs) {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      running += 1
      let left = false
      const leaveOnce = () => {
        if (left) return
        left = true
        leave()
      }
      const timer = placeMs === undefined ? undefined : setTimeout(leaveOnce, placeMs)
      try {
        return await run()
      } finally {
        clearTimeout(timer)
        leaveOnce()
      }
    },
  }
}
