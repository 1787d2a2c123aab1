// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { MARKETS, type Market } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { PageHead } from '../render/protocol'
import { DOCUMENT_WORDS } from './document.words'

/** Where a document stands, as the world outside reaches it. */
export interface Place extends Locale {
  readonly siteUrls: Readonly<Record<Market, string>>
  readonly pathname: string
}

/** What a page says of itself, of all that its head knows. */
export type HeadWords = Pick<PageHead, 'title' | 'description' | 'listed'>

type Html = ReturnType<typeof markup>

const meta = (name: string, content: string): Html => markup`<meta name="${name}" content="${content}">`
const property = (name: string, content: string): Html => markup`<meta property="og:${name}" content="${content}">`

/** The same page in each market's language and money; whoever speaks another gets the first. */
const twins = ({ siteUrls, pathname }: Place): readonly Html[] =>
  [
    ['x-default', 'UK'] as const,
    ...(['UK', 'IE'] as const).map((market) => [MARKETS[market].language, market] as const),
  ].map(
    ([language, market]) => markup`<link rel="alternate" hreflang="${language}" href="${siteUrls[market] + pathname}">`,
  )

/** For people who find or share the page: its one address, its twin in the other market, and what a preview shows. */
const listing = (head: HeadWords, place: Place): readonly (Html | false)[] => {
  const { market, siteUrls, pathname } = place
  const url = siteUrls[market] + pathname
  return [
    markup`<link rel="canonical" href="${url}">`,
    head.listed === 'everywhere' && markup`${twins(place)}`,
    property('site_name', wordsOf(DOCUMENT_WORDS, place).site),
    property('type', 'website'),
    property('locale', MARKETS[market].locale),
    property('title', head.title),
    head.description !== null && property('description', head.description),
    property('url', url),
    property('image', `${siteUrls[market]}/apple-touch-icon.png`),
  ]
}

/** What the head says of the page. A page that is one customer's own, is not there or could not say what it is, is for nobody to find. */
export const headFacts = (head: HeadWords | null, place: Place): string => {
  const title = head?.title ?? wordsOf(DOCUMENT_WORDS, place).site
  const description = head?.description && meta('description', head.description)
  const found = head?.listed === undefined ? meta('robots', 'noindex') : listing(head, place)
  return String(markup`<title>${title}</title>${description}${found}`)
}
