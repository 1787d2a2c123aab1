/** Wrong guesses in a row of time before the next must wait. An address is shared by a household, an office or a campus. */
export const MOST_FAILURES = { account: 5, address: 40 } as const
export type AttemptKind = keyof typeof MOST_FAILURES

export const WINDOW_S = 15 * 60

/** Seconds to wait, or 0. `count` includes the attempt in question, which has not been looked at yet. */
export const waitFor = (kind: AttemptKind, count: number, since: Date, now: Date): number => {
  if (count <= MOST_FAILURES[kind]) return 0
  return Math.max(1, Math.ceil(WINDOW_S - (now.getTime() - since.getTime()) / 1000))
}
