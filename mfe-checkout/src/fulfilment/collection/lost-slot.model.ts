import { epochMs, formatTime, type Instant } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { LostSlot } from './collection-slot.model'
import { LOST_SLOT_WORDS } from './lost-slot.words'

const isAfter = (lost: string) => (time: string) => epochMs(time) > epochMs(lost)

/** The next times after a lost one; when there are none after, the last before it. Earliest first. */
export const nextTimes = (lost: string, times: readonly string[], count: number): readonly string[] => {
  const after = times.filter(isAfter(lost))
  return after.length > 0 ? after.slice(0, count) : times.slice(-count)
}

export interface LostWords {
  readonly title: string
  /** What is said below the title; empty where that says it all. */
  readonly more: string
  /** Where there is no such title. */
  readonly text: string
}

/** What became of a lost time, given the times there are. */
export const lostWords = (
  { time: lost, why }: LostSlot,
  times: readonly string[],
  timeZone: string,
  locale: Locale,
): LostWords => {
  const { became } = wordsOf(LOST_SLOT_WORDS, locale)
  const time = formatTime(lost, timeZone)
  const [first] = times
  const last = times.at(-1)
  switch (why) {
    case 'passed':
      return became.passed(time)
    case 'kitchen':
      return first === undefined ? became.kitchen(time) : became.kitchenFrom(time, formatTime(first, timeZone))
    case 'not-taking':
      return became.notTaking(time)
    case 'alcohol':
      return became.alcohol(time)
    case 'taken':
      return became.taken(time)
    case 'hours':
    case 'unknown':
      return last !== undefined && !times.some(isAfter(lost))
        ? became.afterLast(time, formatTime(last, timeZone))
        : became.gone(time)
  }
}

/** '20 minutes later', '1 hour 5 minutes later', '10 minutes earlier'. */
export const apart = (from: Instant, to: Instant, locale: Locale): string => {
  const words = wordsOf(LOST_SLOT_WORDS, locale)
  const minutes = Math.round((epochMs(to) - epochMs(from)) / 60_000)
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  const time = [...(hours === 0 ? [] : [words.hours(hours)]), ...(rest === 0 ? [] : [words.minutes(rest)])].join(' ')
  return minutes < 0 ? words.earlier(time) : words.later(time)
}
