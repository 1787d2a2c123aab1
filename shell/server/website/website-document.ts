// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { FONT_FILES, globalCss, tokensCss } from '@galo/ui/styles'
import { languageTag, wordsOf } from '@galo/words'
import { linksOf } from '../../shared/links/link-table'
import { LINK_WORDS } from '../../shared/links/links.words'
import { headFacts, type Place } from '../http/head-facts'
import type { PageHead } from '../render/protocol'
import type { Html } from './draw-text'
import { LINES, MARK } from './marks'
import { WEBSITE_CSS } from './website-css'
import { WEBSITE_WORDS } from './website.words'

/** What a page of the website is written from. */
export interface WebsiteDocument {
  readonly head: PageHead
  /** Where it stands, what is asked of it included. */
  readonly place: Place
  readonly main: Html
}

/** Stands where each answer has a nonce of its own. */
const NONCE = '%nonce%'

const CSS = `${tokensCss}${globalCss}${WEBSITE_CSS}`

const twinUrl = ({ market, siteUrls, pathname }: Place, { listed }: PageHead): string =>
  siteUrls[market === 'UK' ? 'IE' : 'UK'] + (listed === 'everywhere' ? pathname : '/order/search')

/** Works without a script: what a phone has no room for opens by itself. */
const header = ({ place, head }: WebsiteDocument): Html => {
  const words = wordsOf(WEBSITE_WORDS, place)
  const groups = wordsOf(LINK_WORDS, place).groups
  const parts = [
    ['/food/menu', groups.food],
    ['/restaurants', groups.restaurants],
    ['/card/about', groups.card],
    ['/explore/this-is-peri-peri', groups.explore],
    ['/help', groups.help],
  ].map(([path, name]) => markup`<li><a href="${path}">${name}</a></li>`)
  const market = markup`<a href="${twinUrl(place, head)}" aria-label="${words.thisMarket}. ${words.goToOtherMarket}">${words.thisMarket}</a>`
  return markup`<header class="head"><div class="in"><a class="home" href="/order/search" aria-label="${words.home}">${MARK}</a><nav class="wide" aria-label="${words.site}"><ul>${parts}</ul></nav><div class="end"><span class="wide">${market}</span><a class="order" href="/order/search">${words.order}</a><details><summary>${LINES}${words.menu}</summary><nav class="sheet" aria-label="${words.site}"><ul>${parts}<li>${market}</li></ul></nav></details></div></div></header>`
}

const footer = ({ place }: WebsiteDocument): Html => {
  const words = wordsOf(LINK_WORDS, place)
  const law = linksOf(place.market)
    .filter(({ id }) => id === 'legal' || id === 'help')
    .flatMap(({ links }) => links)
  return markup`<footer class="foot"><nav class="in" aria-label="${words.groups.legal}"><ul>${law.map(
    ({ id, path }) => markup`<li><a href="${path}">${words.links[id]}</a></li>`,
  )}</ul></nav></footer>`
}

const fonts = Object.values(FONT_FILES).map(
  (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
)

/** The whole page, to be given a nonce by `withNonce`. It has no script. */
export const writeDocument = (page: WebsiteDocument): string => {
  const { place, head, main } = page
  return [
    `<!doctype html><html lang="${languageTag(place)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headFacts(head, place),
    '<meta name="theme-color" content="#2440CF"><link rel="icon" href="/order/assets/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...fonts,
    `<style nonce="${NONCE}">${CSS}</style></head><body>`,
    String(
      markup`<a class="skip" href="#main">${wordsOf(WEBSITE_WORDS, place).skipToContent}</a>${header(page)}<main id="main" tabindex="-1">${main}</main>${footer(page)}`,
    ),
    '</body></html>',
  ].join('')
}

export const withNonce = (document: string, nonce: string): string => document.replaceAll(NONCE, nonce)
