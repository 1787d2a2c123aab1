import { Hono, type Context } from 'hono'
import { bearerOf } from '../../../kernel/http/bearer'
import { readBody } from '../../../kernel/http/body'
import { isSameSecret } from '../../../kernel/http/secret'
import type { Platform } from '../../../kernel/platform'
import { eventsOfIntent } from './card.events'
import { once } from './card.idempotency'
import { answerCardErrors, CardRefusal, noSuchIntent, unexpectedState } from './card.refusal'
import { createIntentSchema, intentIdIn, refundSchema } from './card.requests'
import { cancelLocked, findIntent, insertIntent, lockIntent, refundCharge } from './card.store'
import { chargeAnswer, eventAnswer, intentAnswer } from './card.wire'

/** Whether the caller has the secret key: one of our own servers, never a page. */
export const isServer = (c: Context, config: Platform['config']): boolean => {
  const token = bearerOf(c)
  return token !== null && isSameSecret(token, config.cardSecretKey)
}

const notRefundable = (): CardRefusal =>
  new CardRefusal(400, {
    type: 'invalid_request_error',
    code: 'charge_already_refunded',
    message: 'There is no charge of this PaymentIntent that has not been refunded.',
    param: 'payment_intent',
  })

/** What our own servers ask of the provider. Every POST takes an `Idempotency-Key`. */
export const serverRoutes = ({ config, db, clock }: Pick<Platform, 'config' | 'db' | 'clock'>) => {
  const routes = new Hono()
  routes.onError(answerCardErrors)
  const checkServer = (c: Context): void => {
    if (!isServer(c, config))
      throw new CardRefusal(401, { type: 'authentication_error', message: 'Invalid API Key provided.' })
  }
  const intentIdOf = (c: Context, given: string): string => {
    checkServer(c)
    const id = intentIdIn(given)
    if (id === null) throw noSuchIntent(given)
    return id
  }

  routes.post('/payment_intents', async (c) => {
    checkServer(c)
    const body = await readBody(c, createIntentSchema)
    const now = clock.now()
    const answer = await once(db, c.req.header('idempotency-key'), { path: c.req.path, body }, now, (tx) =>
      tx.transaction(async (inner) => intentAnswer(await insertIntent(inner, body, now))),
    )
    return c.json(answer.body, answer.status)
  })

  routes.post('/payment_intents/:id/cancel', async (c) => {
    const id = intentIdOf(c, c.req.param('id'))
    const now = clock.now()
    const answer = await once(db, c.req.header('idempotency-key'), { path: c.req.path, body: null }, now, (tx) =>
      tx.transaction(async (inner) => {
        const intent = await lockIntent(inner, id)
        if (intent === undefined) throw noSuchIntent(id)
        const canceled = await cancelLocked(inner, intent, now)
        if (canceled.status === 'succeeded') throw unexpectedState(canceled)
        return intentAnswer(canceled)
      }),
    )
    return c.json(answer.body, answer.status)
  })

  routes.post('/refunds', async (c) => {
    checkServer(c)
    const body = await readBody(c, refundSchema)
    const id = intentIdOf(c, body.payment_intent)
    const now = clock.now()
    const answer = await once(db, c.req.header('idempotency-key'), { path: c.req.path, body }, now, (tx) =>
      tx.transaction(async (inner) => {
        if ((await lockIntent(inner, id)) === undefined) throw noSuchIntent(id)
        const charge = await refundCharge(inner, id, now)
        if (charge === undefined) throw notRefundable()
        return { object: 'refund', status: 'succeeded', charge: chargeAnswer(charge), payment_intent: id }
      }),
    )
    return c.json(answer.body, answer.status)
  })

  /** Everything that happened to one intent, oldest first: what a webhook says, for whoever lost it. */
  routes.get('/payment_intents/:id/events', async (c) => {
    const id = intentIdOf(c, c.req.param('id'))
    if ((await findIntent(db, id)) === undefined) throw noSuchIntent(id)
    return c.json({ object: 'list', data: (await eventsOfIntent(db, id)).map(eventAnswer) })
  })

  return routes
}
