/** What of a search can fail (D21). `answer`: the platform refused it, or said what nobody can read. `map`: the one that can be moved, which was pressed for. */
export type FailedPart = 'place' | 'restaurants' | 'answer' | 'map'

/** An answer to a search, as it came. */
export interface Answered {
  /** The visit to the page it came for: one for every search that was sent. */
  readonly place: string
  /** How often in a row it has failed; 0 for one that has not. */
  readonly failures: number
  readonly isBusy: boolean
}

/**
 * Whether an answer is said in a dialog: only one that somebody waits for, so a search that was sent or tried again. `before` is the answer
 * before it, `null` where the server drew this one, and the page says it by itself; what a page finds out by asking anew is said on it alone.
 */
export const isWaitedFor = (now: Answered, before: Answered | null): boolean => {
  if (now.failures === 0 || now.isBusy || before === null) return false
  return before.place !== now.place || now.failures > Math.max(before.failures, 1)
}
