// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { wordsOf, type Locale } from '@galo/words'
import { linksIn, type Html } from './draw-text'
import { ROOSTER, TILES } from './marks'
import { hrefOf } from './places'
import { locatorForm } from './restaurants/locator-form'
import { pathTo } from './text-page'
import type { ComingPage, LocatorPage } from './website-page'

/** A page of one field: what it is about, and the ways on. */
export const drawShortPage = ({ kind, words: tables }: ComingPage | LocatorPage, locale: Locale): Html => {
  const page = wordsOf(tables, locale)
  const ways = page.ways.flatMap(linksIn)
  return markup`<div class="field">${TILES}${kind === 'coming' && ROOSTER}<div class="in">${pathTo(page.name, undefined, locale)}<h1>${page.title}</h1><p class="lede">${page.lede}</p>${kind === 'locator' && locatorForm(locale)}<div class="ways">${ways.map(
    ([place, words]) => markup`<a class="button light" href="${hrefOf(place, locale.market)}">${words}</a>`,
  )}</div></div></div>`
}
