/** Runs changes one after the other: each is signed over the answer to the one before, so two must never be out at once. */
export interface ChangeQueue {
  /** Puts `change` at the end of the line. Its failure is its caller's; the ones behind it run all the same. */
  run<T>(key: string, change: () => Promise<T>): Promise<T>
  /** The keys (line ids, or item ids of lines to come) that have a change waiting or under way. The same set until that changes. */
  pending(): ReadonlySet<string>
  subscribe(listener: () => void): () => void
}

const NOTHING: ReadonlySet<string> = new Set()

export const createChangeQueue = (): ChangeQueue => {
  const listeners = new Set<() => void>()
  const waiting: string[] = []
  let keys = NOTHING
  let last: Promise<unknown> = Promise.resolve()

  const tell = () => {
    keys = waiting.length === 0 ? NOTHING : new Set(waiting)
    for (const listener of [...listeners]) listener()
  }

  return {
    run(key, change) {
      waiting.push(key)
      tell()
      const result = last.then(change).finally(() => {
        waiting.splice(waiting.indexOf(key), 1)
        tell()
      })
      last = result.catch(() => {})
      return result
    },
    pending: () => keys,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
