import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { z } from 'zod'
import { parseWith, readBody } from '../../http/body'
import { isSameSecret } from '../../http/secret'
import type { Platform } from '../../platform'
import { confirmIntent, createMethod } from './card.confirm'
import { fieldPage, fieldPolicy, fieldQuerySchema } from './card.field-page'
import { answerCardErrors, CardRefusal, noSuchIntent } from './card.refusal'
import { findIntent } from './card.store'
import { intentAnswer, methodAnswer } from './card.wire'

const SCRIPTS = [
  'v3',
  'field',
  'field-state',
  'field-siblings',
  'field-requests',
  'field-style',
  'card-number',
] as const
const browserFile = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`./browser/${name}`, import.meta.url)), 'utf8')

const cardSchema = z.object({
  number: z.string().regex(/^\d{12,19}$/),
  exp_month: z.int(),
  exp_year: z.int(),
  cvc: z.string().max(4),
})
const billingSchema = z.record(z.string(), z.unknown()).default({})
export const methodSchema = z.object({ key: z.string(), card: cardSchema, billing_details: billingSchema })
export const confirmSchema = z.object({
  key: z.string(),
  client_secret: z.string(),
  payment_method: z.string().optional(),
  payment_method_data: z.object({ card: cardSchema, billing_details: billingSchema }).optional(),
})

const asMethod = ({ payment_method, payment_method_data }: z.infer<typeof confirmSchema>) => {
  if (payment_method !== undefined) return { kind: 'known', id: payment_method } as const
  if (payment_method_data === undefined)
    throw new CardRefusal(400, {
      type: 'invalid_request_error',
      code: 'parameter_missing',
      message: 'You must provide a payment_method or payment_method_data.',
    })
  const { card, billing_details } = payment_method_data
  return { kind: 'card', card, billingDetails: billing_details } as const
}

/** The card provider, standing in: its script, its fields and the few calls its script makes. */
export const cardStandInRoutes = ({ config, db, clock }: Platform) => {
  const routes = new Hono()
  routes.onError(answerCardErrors)
  routes.use(cors({ origin: config.siteOrigins, allowMethods: ['GET', 'POST'], allowHeaders: ['content-type'] }))

  const checkKey = (key: string | undefined): void => {
    if (key === undefined || !isSameSecret(key, config.cardPublishableKey))
      throw new CardRefusal(401, { type: 'authentication_error', message: 'Invalid API Key provided.' })
  }

  for (const name of SCRIPTS) {
    const source = browserFile(`${name}.js`)
    routes.get(`/${name}.js`, (c) =>
      c.body(source, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
    )
  }
  const style = browserFile('field.css')
  routes.get('/field.css', (c) =>
    c.body(style, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  )

  routes.get('/field', (c) => {
    const query = parseWith(fieldQuerySchema, c.req.query())
    if (!config.siteOrigins.includes(query.parent))
      throw new CardRefusal(400, { type: 'invalid_request_error', message: 'parent: not a site of ours' })
    c.header('content-security-policy', fieldPolicy(query.parent))
    c.header('referrer-policy', 'no-referrer')
    c.header('cache-control', 'no-store')
    return c.html(fieldPage(query, clock.now()))
  })

  routes.post('/v1/payment_methods', async (c) => {
    const { key, card, billing_details } = await readBody(c, methodSchema)
    checkKey(key)
    return c.json(methodAnswer(await createMethod(db, card, billing_details, clock.now())))
  })

  routes.get('/v1/payment_intents/:id', async (c) => {
    checkKey(c.req.query('key'))
    const intent = await findIntent(db, c.req.param('id'))
    if (intent === undefined || !isSameSecret(c.req.query('client_secret') ?? '', intent.clientSecret))
      throw noSuchIntent(c.req.param('id'))
    return c.json(intentAnswer(intent))
  })

  routes.post('/v1/payment_intents/:id/confirm', async (c) => {
    const body = await readBody(c, confirmSchema)
    checkKey(body.key)
    const confirmation = { intentId: c.req.param('id'), clientSecret: body.client_secret, method: asMethod(body) }
    return c.json(intentAnswer(await confirmIntent(db, confirmation, clock.now())))
  })

  return routes
}
