import { activeJobs, MARKETS, type Instant, type Job } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { formatDate } from '@galo/words/format'
import { JOBS_WORDS } from './jobs.words'

/** 'NIGHT_PORTER' to 'Night porter': nobody should miss a kind that has no word of ours yet. */
const readable = (type: string): string => {
  const words = type.toLowerCase().replaceAll('_', ' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** What is to be read of each job that counts at `now` (C04), in the profile's order: what it is, and until when. */
export const jobLines = (jobs: readonly Job[], now: Instant, locale: Locale): readonly string[] => {
  const words = wordsOf(JOBS_WORDS, locale)
  const { timeZone } = MARKETS[locale.market]
  return activeJobs(jobs, now).map(({ type, expiry }) => {
    const name = words.names[type] ?? readable(type)
    return expiry === null ? name : words.until(name, formatDate(expiry, timeZone, locale))
  })
}
