import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Market } from '@galo/domain'
import type { Consent } from '../../shared/consent-cookie'
import type { BffConfig } from '../config'
import { cookieSheet } from '../frame/cookie-sheet'
import { plainPagePolicy, type PlainPage } from '../http/security-headers'
import { consentOf, isToBeAsked } from '../visitor/consent-of'
import { whoIsHere } from '../visitor/who-is-here'
import { answerTo } from './website-document'

/** What an answer is besides its document. */
interface Answered extends PlainPage {
  readonly status?: 200 | 404 | 503
  /** The page itself asks about cookies, so that nothing beside it need. */
  readonly asks?: boolean
}

export interface WebsiteAnswers {
  /** The document as this visitor gets it. */
  readonly answer: (context: Context, document: string, answered?: Answered) => Response
  readonly saidBy: (context: Context) => Consent | null
}

/** Makes an answer of a document that is everybody's: a nonce of its own, whom the frame is for, and the question about cookies while it is open. */
export const websiteAnswers = (
  config: Pick<BffConfig, 'language' | 'identityUrl' | 'mapsApiUrl'>,
  market: Market,
  now: () => number = () => Date.now(),
): WebsiteAnswers => {
  const locale = { market, language: config.language }
  const saidBy = (context: Context) => consentOf(context, market, now())
  return {
    saidBy,
    answer(context, document, { status = 200, asks = false, ...allowed } = {}) {
      const nonce = randomBytes(16).toString('base64')
      const { pathname, search } = new URL(context.req.url)
      const isOpen = !asks && isToBeAsked(context, market, now())
      const question = isOpen ? cookieSheet({ nonce, locale, to: pathname + search, hasScript: false }) : ''
      return context.html(answerTo({ who: whoIsHere(context, market), nonce, question }, document), status, {
        'cache-control': 'no-store',
        'content-security-policy': plainPagePolicy(nonce, config, allowed),
      })
    },
  }
}
