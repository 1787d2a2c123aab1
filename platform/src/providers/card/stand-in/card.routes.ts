import { randomBytes } from 'node:crypto'
import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { parseWith, readBody } from '../../../kernel/http/body'
import { isSameSecret } from '../../../kernel/http/secret'
import { answerChallenge, findChallenge } from './card.challenge'
import { challengePage, challengePolicy, challengeQuerySchema } from './card.challenge-page'
import { confirmIntent, createMethod } from './card.confirm'
import { fieldPage, fieldPolicy, fieldQuerySchema } from './card.field-page'
import { cardFiles } from './card.files'
import { expandIn, readCardBody, readQuery } from './card.form'
import { once } from './card.idempotency'
import { answerCardErrors, CardRefusal, noSuchIntent } from './card.refusal'
import {
  asMethod,
  challengeAnswerSchema,
  challengeIdIn,
  confirmSchema,
  intentIdIn,
  methodSchema,
  serverConfirmSchema,
} from './card.requests'
import { isServer, serverRoutes } from './card.server-routes'
import { sheetPage, sheetQuerySchema } from './card.sheet-page'
import type { CardStandIn } from './card.stand-in'
import { chargeOf, findIntent } from './card.store'
import { intentAnswer, methodAnswer, serverIntentAnswer } from './card.wire'

export { confirmSchema, methodSchema }

/** A card and its holder's address are a few hundred bytes. */
const CARD_BODY_LIMIT = 16 * 1024

/** The card provider, standing in: its script, its frames and the calls they make. */
export const cardStandInRoutes = ({ config, db, clock }: CardStandIn) => {
  const routes = new Hono()
  routes.onError(answerCardErrors)
  routes.use(cors({ origin: config.siteOrigins, allowMethods: ['GET', 'POST'], allowHeaders: ['content-type'] }))
  routes.use(
    bodyLimit({
      maxSize: CARD_BODY_LIMIT,
      onError: (c) => {
        c.header('connection', 'close')
        throw new CardRefusal(413, { type: 'invalid_request_error', message: 'body: too large', param: 'body' })
      },
    }),
  )
  routes.use('/v1/*', async (c, next) => {
    c.header('request-id', `req_${randomBytes(7).toString('hex')}`)
    await next()
  })
  routes.route('/', cardFiles())

  const checkKey = (key: string | undefined): void => {
    if (key === undefined || !isSameSecret(key, config.cardPublishableKey))
      throw new CardRefusal(401, { type: 'authentication_error', message: 'Invalid API Key provided.' })
  }
  const checkSite = (parent: string): void => {
    if (!config.siteOrigins.includes(parent))
      throw new CardRefusal(400, { type: 'invalid_request_error', message: 'parent: not a site of ours' })
  }

  routes.get('/field', (c) => {
    const query = parseWith(fieldQuerySchema, c.req.query())
    checkSite(query.parent)
    c.header('content-security-policy', fieldPolicy(query.parent))
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
    return c.html(fieldPage(query, clock.now()))
  })

  routes.get('/wallet-sheet', (c) => {
    const query = parseWith(sheetQuerySchema, c.req.query())
    checkSite(query.parent)
    c.header('content-security-policy', challengePolicy(query.parent))
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
    return c.html(sheetPage(query))
  })

  routes.get('/challenge/:id', async (c) => {
    const { parent } = parseWith(challengeQuerySchema, c.req.query())
    checkSite(parent)
    const id = challengeIdIn(c.req.param('id'))
    const challenge = await findChallenge(db, id ?? '')
    c.header('content-security-policy', challengePolicy(parent))
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
    return c.html(challengePage(challenge, parent))
  })

  routes.post('/challenge/:id', async (c) => {
    const { answer } = await readBody(c, challengeAnswerSchema)
    const intent = await answerChallenge(db, challengeIdIn(c.req.param('id')) ?? '', answer === 'complete', clock.now())
    return c.json({ status: intent.status })
  })

  routes.post('/v1/payment_methods', async (c) => {
    const { key, card, billing_details } = await readBody(c, methodSchema)
    checkKey(key)
    return c.json(methodAnswer(await createMethod(db, card, billing_details, clock.now())))
  })

  routes.get('/v1/payment_intents/:id', async (c) => {
    const id = intentIdIn(c.req.param('id'))
    const intent = id === null ? undefined : await findIntent(db, id)
    if (!isServer(c, config)) {
      checkKey(c.req.query('key'))
      if (intent === undefined || !isSameSecret(c.req.query('client_secret') ?? '', intent.clientSecret))
        throw noSuchIntent(c.req.param('id'))
    }
    if (intent === undefined) throw noSuchIntent(c.req.param('id'))
    if (!isServer(c, config)) return c.json(intentAnswer(intent))
    return c.json(serverIntentAnswer(intent, await chargeOf(db, intent.id), expandIn(readQuery(c))))
  })

  const readPageConfirmation = async (c: Context) => {
    const body = await readBody(c, confirmSchema)
    checkKey(body.key)
    return { body, clientSecret: body.client_secret }
  }

  routes.post('/v1/payment_intents/:id/confirm', async (c) => {
    const { body, clientSecret } = isServer(c, config)
      ? { body: await readCardBody(c, serverConfirmSchema), clientSecret: null }
      : await readPageConfirmation(c)
    const intentId = intentIdIn(c.req.param('id'))
    if (intentId === null) throw noSuchIntent(c.req.param('id'))
    const confirmation = { intentId, clientSecret, method: asMethod(body), expected: body.expected ?? null }
    const now = clock.now()
    const request = { path: c.req.path, body }
    const answer = await once(db, c.req.header('idempotency-key'), request, now, async (tx) =>
      intentAnswer(await confirmIntent(tx, confirmation, now)),
    )
    return c.json(answer.body, answer.status)
  })

  routes.route('/v1', serverRoutes({ config, db, clock }))
  return routes
}
