// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import type { Market } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { FOOT } from '../../shared/frame-names'
import { DOORS } from '../../shared/links/doors'
import { HEADER_WORDS } from '../../shared/links/header.words'
import { linksOf, type LinkGroup, type SiteLink } from '../../shared/links/link-table'
import { LINK_WORDS } from '../../shared/links/links.words'
import { FOOTER_WORDS } from './footer.words'
import { MARK_ON_DARK } from './marks'

type Words = (typeof LINK_WORDS)['en']

const MARKETS: readonly Market[] = ['UK', 'IE']

const placeOf = ({ seenBy }: SiteLink) => (seenBy === undefined ? markup`<li>` : markup`<li class="for-${seenBy}">`)

/** @param last more of the list, after its links. */
const listOf = ({ links }: LinkGroup, words: Words, last: unknown = '') =>
  markup`<ul>${links.map((link) => markup`${placeOf(link)}<a href="${link.path}">${words.links[link.id]}</a></li>`)}${last}</ul>`

/** The way out is a form's; it works where nothing else of the app does. */
const logOut = (place: Locale) =>
  markup`<li class="for-customer"><form method="post" action="${DOORS.logOut}"><button>${wordsOf(HEADER_WORDS, place).logOut}</button></form></li>`

const columnOf = (group: LinkGroup, words: Words, place: Locale) =>
  markup`<div><h2>${words.groups[group.id]}</h2>${listOf(group, words, group.id === 'card' ? logOut(place) : '')}</div>`

/** Where a footer stands. */
export interface FooterPlace extends Locale {
  /** The address of the other market's page for what is looked at here. */
  readonly twinUrl: string
}

const marketSwitch = ({ market: here, language, twinUrl }: FooterPlace) => {
  const words = wordsOf(FOOTER_WORDS, { market: here, language })
  const sides = MARKETS.map((market) =>
    market === here
      ? markup`<li><span aria-current="true">${words.market[market]}</span></li>`
      : markup`<li><a id="${FOOT.twinId}" href="${twinUrl}">${words.market[market]}</a></li>`,
  )
  return markup`<ul class="foot-markets" aria-label="${words.markets}">${sides}</ul>`
}

/**
 * The whole site in links, group by group, with the law in a line of its own (A02 to A04). Part of the document and not of the app: it is the
 * same on every page and for everybody, and no script is needed to show it.
 */
export const footer = (place: FooterPlace): string => {
  const said = wordsOf(FOOTER_WORDS, place)
  const words = wordsOf(LINK_WORDS, place)
  const groups = linksOf(place.market)
  const columns = groups.filter(({ id }) => id !== 'legal')
  const law = groups.filter(({ id }) => id === 'legal')
  return String(
    markup`<footer class="foot" id="${FOOT.id}"><div class="foot-in"><div class="foot-top"><div class="foot-brand"><a href="/order/search" aria-label="${said.home}">${MARK_ON_DARK}</a><p>${said.claim}<br>${said.where}</p>${marketSwitch(place)}</div><nav class="foot-columns" aria-label="${said.columns}">${columns.map((group) => columnOf(group, words, place))}</nav></div><nav class="foot-law" aria-label="${said.law}">${law.map((group) => listOf(group, words))}</nav><p class="foot-small">${said.small}</p></div></footer>`,
  )
}
