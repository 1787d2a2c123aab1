// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { wordsOf, type Locale } from '@galo/words'
import { DOORS, doorLink } from '../../shared/links/doors'
import { HEADER_WORDS } from '../../shared/links/header.words'
import { MAIN_LINKS } from '../../shared/links/main-links'
import { GLOBE, LINES, MARK, PERSON } from './marks'

/** Over which document a header stands. */
export interface HeaderPlace extends Locale {
  readonly pathname: string
  /** The address of the other market's page for what is looked at here. */
  readonly twinUrl: string
}

/** The header as the app draws it away from ordering, for documents without an app: all of it works without a script. */
export const header = (place: HeaderPlace): string => {
  const { pathname, twinUrl } = place
  const words = wordsOf(HEADER_WORDS, place)
  const parts = MAIN_LINKS.map(({ id, path, below }) =>
    pathname.startsWith(below)
      ? markup`<a class="head-item" href="${path}" aria-current="page">${words.parts[id]}</a>`
      : markup`<a class="head-item" href="${path}">${words.parts[id]}</a>`,
  )
  const market = (where: string) =>
    markup`<a class="${where}" href="${twinUrl}" aria-label="${words.thisMarket}. ${words.goToOtherMarket}">${GLOBE}<span>${words.thisMarket}</span></a>`
  const corner = markup`<div class="head-who"><div class="for-visitor"><a class="head-item" href="${doorLink('logIn', pathname, '')}">${PERSON}${words.logIn}</a><a class="head-item head-second" href="${doorLink('register', pathname, '')}">${words.signUp}</a></div><div class="for-customer"><a class="head-item" href="/profile">${PERSON}${words.profile}</a><form class="head-second" method="post" action="${DOORS.logOut}"><button class="head-item">${words.logOut}</button></form></div></div>`
  return String(
    markup`<header class="head head-stays covers-top"><div class="head-row"><a class="head-home" href="/order/search" aria-label="${words.home}">${MARK}</a><nav class="head-parts" aria-label="${words.site}">${parts}</nav><div class="head-end">${market('head-item head-wide')}${corner}<a class="head-order" href="/order/search">${words.order}</a><details class="head-menu"><summary class="head-item">${LINES}${words.menu}</summary><nav class="head-panel" aria-label="${words.site}">${parts}${market('head-item')}</nav></details></div></div></header>`,
  )
}
