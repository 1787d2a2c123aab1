// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { FONT_FILES, globalCss, tokensCss } from '@galo/ui/styles'
import { languageTag, wordsOf } from '@galo/words'
import type { Who } from '../../shared/frame-names'
import { HEADER_WORDS } from '../../shared/links/header.words'
import { WRONG_MARKET_WORDS } from '../../shared/links/wrong-market.words'
import { footer } from '../frame/footer'
import { FRAME_CSS } from '../frame/frame-css'
import { header } from '../frame/header'
import { inlineJson } from '../http/document'
import { headFacts, type HeadWords, type Place } from '../http/head-facts'
import { signsHtml, type Sign } from '../http/signs'
import type { Html } from './draw-text'
import { WEBSITE_CSS } from './website-css'

/** What a page of the website is written from. */
export interface WebsiteDocument {
  readonly head: HeadWords
  /** Where it stands, what is asked of it included. */
  readonly place: Place
  readonly main: Html
  /** Who came by a link for the other market is asked whether they mean its site (A09). */
  readonly asksMarket?: boolean
  /** What holds for this visit alone, said above all else. */
  readonly signs?: readonly Sign[]
  /** Where the other market has what is looked at here; without one, its page of the same address, or its start. */
  readonly twin?: string
  /** What it looks like besides. */
  readonly css?: string
  /** What machines read of it, in the words of schema.org. */
  readonly things?: readonly object[]
  /** Runs once the page is here: its answer's policy has to allow it. */
  readonly script?: string
}

/** Stand where each answer has a nonce of its own, and says whom it is for. Nobody can type them: what is typed has no angle brackets by then. */
const NONCE = '<%nonce%>'
const WHO = '<%who%>'
/** Stands where whoever has not answered is asked about cookies. */
const QUESTION = '<%question%>'

const CSS = `${tokensCss}${globalCss}${FRAME_CSS}${WEBSITE_CSS}`

const twinUrl = ({ place: { market, siteUrls, pathname }, head, twin }: WebsiteDocument): string =>
  siteUrls[market === 'UK' ? 'IE' : 'UK'] + (twin ?? (head.listed === 'everywhere' ? pathname : '/order/search'))

/** A question and no redirect: the market is never crossed in silence (0036). */
const marketQuestion = (page: WebsiteDocument): string => {
  const { place } = page
  const words = wordsOf(WRONG_MARKET_WORDS, place)
  const { title, text, go } = words.wrongMarket[place.market === 'UK' ? 'IE' : 'UK']
  return String(
    markup`<aside class="which" aria-label="${title}"><p><b>${title}</b> ${text}</p><a class="button small" href="${twinUrl(page)}">${go}</a><a class="button small soft" href="${place.pathname}">${words.stay}</a></aside>`,
  )
}

const fonts = Object.values(FONT_FILES).map(
  (font) => `<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`,
)

const dataOf = (things: readonly object[]): string =>
  things.length === 0
    ? ''
    : `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', '@graph': things })}</script>`

/** The whole page, to be made an answer by `answerTo`. It has no script, unless it brings one. */
export const writeDocument = (page: WebsiteDocument): string => {
  const { place, head, main, signs = [], css = '', things = [], script } = page
  const framed = { ...place, twinUrl: twinUrl(page) }
  return [
    `<!doctype html><html lang="${languageTag(place)}" data-who="${WHO}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headFacts(head, place),
    '<meta name="theme-color" content="#2440CF"><link rel="icon" href="/order/assets/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    ...fonts,
    `<style nonce="${NONCE}">${CSS}${css}</style></head><body>${QUESTION}`,
    String(markup`<a class="skip" href="#main">${wordsOf(HEADER_WORDS, place).skipToContent}</a>`),
    signsHtml(signs, NONCE),
    page.asksMarket === true ? marketQuestion(page) : '',
    header(framed),
    String(markup`<main id="main" tabindex="-1">${main}</main>`),
    footer(framed),
    // Nobody who reads the page waits for what machines read.
    dataOf(things),
    script === undefined ? '' : `<script nonce="${NONCE}">${script}</script>`,
    '</body></html>',
  ].join('')
}

/** What the page says to this visitor alone. */
interface Personal {
  readonly who: Who
  readonly nonce: string
  /** The question about cookies, where it is open. */
  readonly question: string
}

/** The page as one visitor gets it. */
export const answerTo = ({ who, nonce, question }: Personal, document: string): string =>
  document
    .replace(WHO, who)
    .replace(QUESTION, () => question)
    .replaceAll(NONCE, nonce)
