import type { Context, MiddlewareHandler } from 'hono'
import type { Market } from '@galo/domain'
import { wordsOf } from '@galo/words'
import type { BffConfig } from '../config'
import type { Place } from '../http/head-facts'
import { withoutEnd } from '../http/spelling'
import { oncePer } from '../once-per'
import { drawHelpPage, type Asked } from './help/help-page'
import { HELP_PATH, TOPIC_PATH, topicOf } from './help/help-topics'
import { HELP_WORDS } from './help/help.words'
import { websitePages } from './pages'
import { drawShortPage } from './short-page'
import { choiceForm } from './choice-form'
import { CHOICE, drawTextPage } from './text-page'
import { websiteAnswers } from './website-answer'
import { writeDocument } from './website-document'
import type { WebsitePage } from './website-page'
import { WEBSITE_WORDS } from './website.words'

/** Where a market's website has a page. */
export const websitePaths = (market: Market): string[] => [
  HELP_PATH,
  TOPIC_PATH,
  ...websitePages(market).map(({ path }) => path),
]

/** Answers a page of the website. What is the same for everybody is written once, and needs nothing that could be down. */
export const serveWebsite = (
  config: Pick<BffConfig, 'language' | 'siteUrls' | 'identityUrl' | 'mapsApiUrl'>,
  market: Market,
  now: () => number = () => Date.now(),
): ((context: Context) => Response) => {
  const { language, siteUrls } = config
  const locale = { market, language }
  const other: Market = market === 'UK' ? 'IE' : 'UK'
  const placeOf = (pathname: string): Place => ({ ...locale, siteUrls, pathname })
  const titled = (title: string) => wordsOf(WEBSITE_WORDS, locale).of(title)
  const pages = new Map<string, WebsitePage>(websitePages(market).map((page) => [page.path, page]))

  const write = (page: WebsitePage, asksMarket: boolean): string => {
    const { title, description } = wordsOf<{ title: string; description: string }>(page.words, locale)
    const listed = page.markets === undefined ? 'everywhere' : 'here'
    return writeDocument({
      head: { title: titled(title), description, listed },
      place: placeOf(page.path),
      main: page.kind === 'text' ? drawTextPage(page, locale) : drawShortPage(page, locale),
      asksMarket,
    })
  }
  const written = oncePer((page: WebsitePage) => write(page, false))
  const writtenAsking = oncePer((page: WebsitePage) => write(page, true))
  const help = (asked: Asked, asksMarket: boolean): string => {
    const { name, description } = wordsOf(HELP_WORDS, locale)
    const isPlain = asked.words === undefined && asked.topicIsMissing !== true
    return writeDocument({
      head: {
        title: titled(name),
        description,
        ...(isPlain ? { listed: 'everywhere' } : {}),
      },
      place: placeOf(HELP_PATH),
      main: drawHelpPage(asked, locale),
      asksMarket,
    })
  }

  const { answer, saidBy } = websiteAnswers(config, market, now)

  return (context) => {
    const { path } = context.req
    const asksMarket = context.req.query('market') === other
    if (path === HELP_PATH) return answer(context, help({ words: context.req.query('q') }, asksMarket))
    const page = path === TOPIC_PATH ? topicOf(context.req.query('id')) : pages.get(path)
    if (page === undefined) return answer(context, help({ topicIsMissing: true }, asksMarket), { status: 404 })
    const document = asksMarket ? writtenAsking(page) : written(page)
    const asks = page.kind === 'text' && page.asksConsent === true
    if (!asks) return answer(context, document)
    const form = choiceForm(saidBy(context), page.path, locale)
    return answer(context, document.replace(CHOICE, form), { asks })
  }
}

/** An address of the website is typed by hand, with capitals or a slash at its end: it has one spelling. */
export const websiteInSmallLetters = (market: Market): MiddlewareHandler => {
  const known = new Set(websitePaths(market))
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const small = withoutEnd(pathname.toLowerCase())
    return small !== pathname && known.has(small) ? context.redirect(`${small}${search}`, 302) : next()
  }
}
