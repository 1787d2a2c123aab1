import { raw } from 'hono/html'
import { DAY_MS, formatTime, HOUR_MS, MARKETS, MINUTE_MS } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { DOCUMENT_WORDS } from './document.words'
import type { Sign } from './signs'

/** What the sign of mock time says. */
export interface MockTime {
  readonly locale: Locale
  /** The time of the visit, and how far ahead of the platform's it is, in milliseconds. */
  readonly now: number
  readonly aheadMs: number
}

/** '2 d 3 h 5 min ahead'. */
const inWords = (aheadMs: number, words: (typeof DOCUMENT_WORDS)['en']): string => {
  const ms = Math.abs(aheadMs)
  const parts = [
    [Math.floor(ms / DAY_MS), words.units.days],
    [Math.floor((ms % DAY_MS) / HOUR_MS), words.units.hours],
    [Math.floor((ms % HOUR_MS) / MINUTE_MS), words.units.minutes],
  ].filter(([amount]) => amount !== 0)
  const far = parts.length === 0 ? words.aMoment : parts.map((part) => part.join(' ')).join(' ')
  return aheadMs < 0 ? words.behind(far) : words.ahead(far)
}

/** Says that the visit is in mock time, with the way back; `null` in real time. */
export const mockTimeSign = ({ locale, now, aheadMs }: MockTime): Sign | null => {
  if (aheadMs === 0) return null
  const { timeZone } = MARKETS[locale.market]
  const words = wordsOf(DOCUMENT_WORDS, locale)
  const time = `<b>${formatDay(now, timeZone, locale)}, ${formatTime(now, timeZone)}</b>`
  return {
    label: words.mockTime,
    text: raw(`${words.openedAt(time)} · ${inWords(aheadMs, words)}`),
    link: words.backToRealTime,
    sets: { mockTime: 'off' },
  }
}
