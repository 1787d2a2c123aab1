// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { wordsOf, type Locale } from '@galo/words'
import { drawSections, type Html } from './draw-text'
import { HELP_WORDS } from './help/help.words'
import { CARET, CHECK } from './marks'
import { hrefOf } from './places'
import type { TextPageWords } from './text'
import type { TextPage } from './website-page'
import { WEBSITE_WORDS } from './website.words'

/** From how many sections on a page is long enough to need its list. */
const LONG = 4

/** The way from the start to a page, which stands at its end. */
export const pathTo = (name: string, under: TextPage['under'], locale: Locale): Html => {
  const words = wordsOf(WEBSITE_WORDS, locale)
  const help = markup`<li><a href="${hrefOf('help', locale.market)}">${wordsOf(HELP_WORDS, locale).name}</a>${CARET}</li>`
  return markup`<nav class="path" aria-label="${words.path}"><ol><li><a href="${hrefOf('search', locale.market)}">${words.start}</a>${CARET}</li>${under === 'help' && help}<li><span aria-current="page">${name}</span></li></ol></nav>`
}

const stateOf = ({ state, dated }: TextPageWords): Html | false =>
  state !== undefined && markup`<p class="state"><b>${state}</b><span>${dated}</span></p>`

const shortVersion = (inShort: readonly string[], heading: string): Html | false =>
  inShort.length > 0 &&
  markup`<aside class="short" aria-label="${heading}"><h2>${heading}</h2><ul>${inShort.map((line) => markup`<li>${CHECK}<span>${line}</span></li>`)}</ul></aside>`

const listOf = ({ sections }: TextPageWords, heading: string): Html =>
  markup`<nav class="here" aria-label="${heading}"><h2>${heading}</h2><ul>${Object.entries(sections).map(
    ([id, section]) => markup`<li><a href="#${id}">${section.heading}</a></li>`,
  )}</ul></nav>`

/** Stands where each visitor's own choice is written. */
export const CHOICE = '%choice%'

/** A page that is read from top to bottom, with the short version first. */
export const drawTextPage = ({ words: tables, under, asksConsent }: TextPage, locale: Locale): Html => {
  const words = wordsOf(WEBSITE_WORDS, locale)
  const page = wordsOf(tables, locale)
  const isLong = Object.keys(page.sections).length >= LONG
  return markup`<div class="in">${pathTo(page.name, under, locale)}<header class="top"><h1>${page.title}</h1><p class="lede">${page.lede}</p>${stateOf(page)}</header><div class="columns">${isLong ? listOf(page, words.onThisPage) : markup`<div></div>`}<div class="text">${shortVersion(page.inShort, words.inShort)}${drawSections(page.sections, locale.market)}${asksConsent && CHOICE}<p class="ask">${words.unclear} <a class="button soft small" href="${hrefOf('contact', locale.market)}">${words.askUs}</a></p></div></div></div>`
}
