const MINUTE_MS = 60_000

/** Counts each key within the current minute; a new one begins with an empty table. */
export const countingPerMinute = (): ((key: string) => number) => {
  let minute = 0
  const counts = new Map<string, number>()
  return (key) => {
    const now = Math.floor(performance.now() / MINUTE_MS)
    if (now !== minute) counts.clear()
    minute = now
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count
  }
}
