import { MARKETS, type Market } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { PageHead } from '../render/protocol'
import { escapeHtml } from './escape-html'
import { DOCUMENT_WORDS } from './document.words'

/** Where a document stands, as the world outside reaches it. */
export interface Place extends Locale {
  readonly siteUrls: Readonly<Record<Market, string>>
  readonly pathname: string
}

const meta = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}">`
const property = (name: string, content: string): string =>
  `<meta property="og:${name}" content="${escapeHtml(content)}">`

/** The same page in each market's language and money; whoever speaks another gets the first. */
const twins = ({ siteUrls, pathname }: Place): readonly string[] =>
  [
    ['x-default', 'UK'] as const,
    ...(['UK', 'IE'] as const).map((market) => [MARKETS[market].language, market] as const),
  ].map(
    ([language, market]) =>
      `<link rel="alternate" hreflang="${language}" href="${escapeHtml(siteUrls[market] + pathname)}">`,
  )

/** For people who find or share the page: its one address, its twin in the other market, and what a preview shows. */
const listing = (head: PageHead, place: Place): readonly string[] => {
  const { market, siteUrls, pathname } = place
  const url = siteUrls[market] + pathname
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...(head.listed === 'everywhere' ? twins(place) : []),
    property('site_name', wordsOf(DOCUMENT_WORDS, place).site),
    property('type', 'website'),
    property('locale', MARKETS[market].locale),
    property('title', head.title),
    ...(head.description === null ? [] : [property('description', head.description)]),
    property('url', url),
    property('image', `${siteUrls[market]}/apple-touch-icon.png`),
  ]
}

/** What the head says of the page. A page that is one customer's own, is not there or could not say what it is, is for nobody to find. */
export const headFacts = (head: PageHead | null, place: Place): string =>
  [
    `<title>${escapeHtml(head?.title ?? wordsOf(DOCUMENT_WORDS, place).site)}</title>`,
    ...(head?.description ? [meta('description', head.description)] : []),
    ...(head !== null && head.listed !== undefined ? listing(head, place) : [meta('robots', 'noindex')]),
  ].join('')
