import { addDays, formatTime, instantAt, localDateOf, MARKETS, toIso } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { BffConfig } from '../config'
import { DOCUMENT_WORDS } from './document.words'
import type { Sign } from './signs'

/** Local times that nearly every restaurant is open between; who comes outside of them finds closed doors. */
const OPENS = '11:30'
const LAST_ORDERS = '21:30'
const LUNCH = '12:30'

/** Who looks at the site on their own machine, before breakfast or after bedtime. */
export interface Looking {
  readonly environment: BffConfig['environment']
  readonly locale: Locale
  /** The time of the visit, and how far ahead of the platform's it is, in milliseconds. */
  readonly now: number
  readonly aheadMs: number
}

/**
 * On a machine of one's own, while the restaurants are closed: the way to the same page at lunchtime. Nowhere else: customers want the food
 * of this day, and get it told by the page.
 */
export const lunchSign = ({ environment, locale, now, aheadMs }: Looking): Sign | null => {
  const { timeZone } = MARKETS[locale.market]
  const time = formatTime(now, timeZone)
  if (environment !== 'local' || aheadMs !== 0 || (time >= OPENS && time < LAST_ORDERS)) return null
  const words = wordsOf(DOCUMENT_WORDS, locale)
  const today = localDateOf(now, timeZone)
  const isMorning = time < OPENS
  const lunch = instantAt(isMorning ? today : addDays(today, 1), LUNCH, timeZone)
  return {
    label: words.ownMachine,
    text: isMorning ? words.grillsAreOut(time, OPENS) : words.grillsAreOutTonight(time, OPENS),
    link: words.seeLunch(LUNCH),
    sets: { mockTime: toIso(lunch) },
  }
}
