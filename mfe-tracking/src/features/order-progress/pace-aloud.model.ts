import { wordsOf, type Locale } from '@galo/words'
import { ORDER_PROGRESS_WORDS } from './order-progress.words'
import type { TrackingWords } from './tracking-words.model'

/** What was last said aloud of how an order keeps to its promise. */
export interface PaceAloud {
  readonly pace: 'on-time' | 'late'
  readonly text: string
}

/** Nobody is told that all goes as promised. */
export const NOTHING_SAID: PaceAloud = { pace: 'on-time', text: '' }

/**
 * What is read aloud of lateness: once when it begins and once when it is made up for, and not whenever a rider's clock moves. While nobody knows
 * how it goes, it is as it was.
 */
export const nextAloud = (
  before: PaceAloud,
  { pace, due, wasDue }: Pick<TrackingWords, 'pace' | 'due' | 'wasDue'>,
  locale: Locale,
): PaceAloud => {
  if (pace === undefined || pace === before.pace) return before
  const { late, lateArriving, backOnTime } = wordsOf(ORDER_PROGRESS_WORDS, locale)
  if (pace === 'on-time') return { pace, text: backOnTime }
  return { pace, text: wasDue === undefined ? lateArriving(due ?? '') : late(wasDue) }
}
