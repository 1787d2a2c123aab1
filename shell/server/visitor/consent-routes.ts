import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { setCookie } from 'hono/cookie'
import { CONSENT_ANSWERS } from '@galo/contracts/consent'
import { returnPath, type Market } from '@galo/domain'
import type { BffConfig } from '../config'
import { clientAddressOf } from '../http/client-address'
import { wrongMethod } from '../http/methods'
import { fromOwnPage } from '../http/own-page'
import { createRateLimit, type Rate } from '../http/rate-limit'
import { isSecureSite } from '../http/secure-site'
import type { Report } from '../report'
import { CONSENT_LIFE_S, consentCookie, WORDS_VERSION, writeConsent } from '../../shared/consent-cookie'
import { visitorCookies } from './flags/visitor-cookies'
import { recordProof } from './record-proof'

export const CONSENT_PATH = '/order/api/consent'

/** A floor of phones behind one address may answer at once; nobody changes their mind twice a second. */
const ANSWERS: Rate = { perSecond: 2, burst: 200, burstSeconds: 300 }

/** The longest address a page of ours is asked for by, as a form writes it, and what is ticked. */
const MOST_BYTES = 65_536

type Answer = (typeof CONSENT_ANSWERS)[number]

type Form = Readonly<Partial<Record<'choice' | 'measure' | 'record' | 'to', unknown>>>

const isAnswer = (text: unknown): text is Answer => CONSENT_ANSWERS.some((answer) => answer === text)

/**
 * Takes what somebody says about cookies (X15) from a form: `choice` is `reject`, `accept` or `chosen`, the latter with `measure` and `record` where they
 * are ticked; `to` is the page they were on. It holds for this market's site, from the next page on.
 */
export const consentRoutes = (
  config: BffConfig,
  market: Market,
  report: Report,
  now: () => number = () => Date.now(),
): Hono => {
  const admit = createRateLimit(ANSWERS)
  const small = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (context) => context.text('That is more than an answer', 413),
  })
  return new Hono()
    .post(CONSENT_PATH, small, async (context) => {
      context.header('cache-control', 'no-store')
      if (fromOwnPage(context) === 'no') return context.text('Not from there', 403)
      const waitS = await admit(clientAddressOf(context, config))
      if (waitS !== null) return context.text('That is more than we can note', 429, { 'retry-after': String(waitS) })
      // What can't be read as a form says nothing.
      const form: Form = await context.req.parseBody().catch(() => ({}))
      const { choice, measure, record, to } = form
      if (!isAnswer(choice)) return context.text('No choice', 400)
      const said = {
        id: randomUUID(),
        measure: choice === 'accept' || (choice === 'chosen' && measure !== undefined),
        record: choice === 'accept' || (choice === 'chosen' && record !== undefined),
        decidedAt: now(),
      }
      setCookie(context, consentCookie(market), writeConsent(said), {
        path: '/',
        sameSite: 'Lax',
        secure: isSecureSite(config, market),
        maxAge: CONSENT_LIFE_S,
      })
      if (!said.measure) visitorCookies(context, config, market).forget()
      void recordProof(config, report, {
        ...said,
        market,
        answer: choice,
        wordsVersion: WORDS_VERSION,
        decidedAt: new Date(said.decidedAt).toISOString(),
      })
      return context.redirect(returnPath(to), 303)
    })
    .all(CONSENT_PATH, wrongMethod('POST'))
}
