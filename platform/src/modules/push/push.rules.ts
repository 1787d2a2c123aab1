import { MINUTE_MS } from '@galo/domain'
import type { PUSH_OUTCOMES } from '../../kernel/db/schema'
import type { PushAnswer } from '../../providers/push/port'

export type PushOutcome = (typeof PUSH_OUTCOMES)[number]

/** Between tries; the last one again and again. Longer than an answer may take: nobody tries what another process is still trying. */
const WAITS_MS = [10_000, 30_000, 2 * MINUTE_MS, 5 * MINUTE_MS] as const

/** When what has been tried `attempts` times is tried again. */
export const nextTryAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + (WAITS_MS[attempts - 1] ?? 5 * MINUTE_MS))

/** Asked to come back later, by a service that has too much to do or is broken. */
const isLater = (status: number): boolean => status === 408 || status === 429 || status >= 500

/** What became of a push by what its service said; null where it is tried again. */
export const outcomeOf = (answer: PushAnswer): PushOutcome | null => {
  if (answer.kind === 'unanswered' || isLater(answer.status)) return null
  if (answer.status === 404 || answer.status === 410) return 'gone'
  // A redirect leads where nothing may be sent.
  return answer.status >= 200 && answer.status < 300 ? 'taken' : 'refused'
}
