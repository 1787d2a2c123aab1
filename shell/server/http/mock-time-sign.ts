import { DAY_MS, formatTime, HOUR_MS, MARKETS, MINUTE_MS } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { DOCUMENT_WORDS } from './document.words'

/** What the sign of mock time says. */
export interface MockTime {
  readonly locale: Locale
  readonly nonce: string
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

const CSS = `.galo-time{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 var(--s-4);padding:var(--s-1) var(--gutter);background:var(--tinta-900);color:#fff;font-size:var(--t-small)}
.galo-time a{display:inline-flex;align-items:center;min-height:var(--touch);color:var(--limao-300);font-weight:600}`

/** Ends it on the page that is shown by then, which needn't be the one that was loaded. */
const END = `document.querySelector('.galo-time a').addEventListener('click',function(){
var url=new URL(location.href);url.searchParams.set('mockTime','off');this.href=url.href})`

/**
 * Says that the visit is in mock time, above the chrome, with the way back. It is part of the document and not of the app:
 * whoever is in real time gets not a byte of it, and nothing moves when it is there.
 */
export const mockTimeSign = ({ locale, nonce, now, aheadMs }: MockTime): string => {
  if (aheadMs === 0) return ''
  const { timeZone } = MARKETS[locale.market]
  const words = wordsOf(DOCUMENT_WORDS, locale)
  const time = `<b>${formatDay(now, timeZone, locale)}, ${formatTime(now, timeZone)}</b>`
  return [
    `<style nonce="${nonce}">${CSS}</style><aside class="galo-time" aria-label="${words.mockTime}">`,
    `<span>${words.openedAt(time)} · ${inWords(aheadMs, words)}</span>`,
    `<a href="?mockTime=off">${words.backToRealTime}</a></aside><script nonce="${nonce}">${END}</script>`,
  ].join('')
}
