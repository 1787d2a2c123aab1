import { Hono, type Context } from 'hono'
import type { z } from 'zod'
import { bearerOf } from '../../../kernel/http/bearer'
import type { Db } from '../../../kernel/db/database'
import { isSameSecret } from '../../../kernel/http/secret'
import { customerRoutes } from './card.customer-routes'
import { findCustomer } from './card.customers'
import { eventsOfIntent } from './card.events'
import { expandIn, readCardBody, readQuery } from './card.form'
import { once } from './card.idempotency'
import { answerCardErrors, CardRefusal, noSuchIntent, unexpectedState } from './card.refusal'
import { cancelSchema, createIntentSchema, intentIdIn, refundSchema, updateIntentSchema } from './card.requests'
import type { CardStandIn } from './card.stand-in'
import {
  cancelLocked,
  chargeOf,
  findIntent,
  insertIntent,
  leftOf,
  lockIntent,
  refundCharge,
  updateIntent,
} from './card.store'
import { chargeList, eventAnswer, refundAnswer, serverIntentAnswer } from './card.wire'

/** Whether the caller has the secret key: one of our own servers, never a page. */
export const isServer = (c: Context, config: CardStandIn['config']): boolean => {
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

const moreThanLeft = (amount: number, left: number): CardRefusal =>
  new CardRefusal(400, {
    type: 'invalid_request_error',
    message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
    param: 'amount',
  })

/** An empty text takes back what was said. */
const payerOf = ({ customer, setup_future_usage: usage }: z.infer<typeof updateIntentSchema>) => ({
  customerId: customer ?? null,
  setupFutureUsage: usage === undefined || usage === '' ? null : usage,
})

const checkCustomer = async (tx: Db, id: string | undefined): Promise<void> => {
  if (id === undefined || (await findCustomer(tx, id)) !== undefined) return
  throw new CardRefusal(400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such customer: '${id}'`,
    param: 'customer',
  })
}

/**
 * What our own servers ask of the provider, by its own library: forms in, its JSON out. Every POST takes an `Idempotency-Key`.
 * Pages ask some of the same addresses with their publishable key; theirs are card.routes.ts.
 */
export const serverRoutes = ({ config, db, clock }: CardStandIn) => {
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
  const answerOnce = async (
    c: Context,
    body: unknown,
    run: (tx: Db) => Promise<Readonly<Record<string, unknown>>>,
  ): Promise<Response> => {
    const key = c.req.header('idempotency-key')
    const request = { path: c.req.path, body }
    const answer = await once(db, key, request, clock.now(), (tx) => tx.transaction(run))
    if (answer.isReplayed === true) c.header('idempotent-replayed', 'true')
    return c.json(answer.body, answer.status)
  }

  routes.post('/payment_intents', async (c) => {
    checkServer(c)
    const { amount, currency, metadata, customer, setup_future_usage, ...rest } = await readCardBody(
      c,
      createIntentSchema,
    )
    const intent = { amount, currency, metadata, ...payerOf({ customer, setup_future_usage }) }
    return answerOnce(c, { ...intent, ...rest }, async (tx) => {
      await checkCustomer(tx, customer)
      return serverIntentAnswer(await insertIntent(tx, intent, clock.now()), undefined, [])
    })
  })

  routes.post('/payment_intents/:id', async (c) => {
    const id = intentIdOf(c, c.req.param('id'))
    const body = await readCardBody(c, updateIntentSchema)
    return answerOnce(c, body, async (tx) => {
      const intent = await lockIntent(tx, id)
      if (intent === undefined) throw noSuchIntent(id)
      if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'update')
      await checkCustomer(tx, body.customer)
      const { customerId, setupFutureUsage } = payerOf(body)
      const changed = await updateIntent(tx, intent, {
        customerId: body.customer === undefined ? intent.customerId : customerId,
        setupFutureUsage: body.setup_future_usage === undefined ? intent.setupFutureUsage : setupFutureUsage,
      })
      return serverIntentAnswer(changed, undefined, [])
    })
  })

  routes.post('/payment_intents/:id/cancel', async (c) => {
    const id = intentIdOf(c, c.req.param('id'))
    const body = await readCardBody(c, cancelSchema)
    return answerOnce(c, body, async (tx) => {
      const intent = await lockIntent(tx, id)
      if (intent === undefined) throw noSuchIntent(id)
      if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'cancel')
      return serverIntentAnswer(await cancelLocked(tx, intent, clock.now()), undefined, [])
    })
  })

  routes.post('/refunds', async (c) => {
    checkServer(c)
    const body = await readCardBody(c, refundSchema)
    const id = intentIdOf(c, body.payment_intent)
    return answerOnce(c, body, async (tx) => {
      if ((await lockIntent(tx, id)) === undefined) throw noSuchIntent(id)
      const charge = await chargeOf(tx, id)
      const left = charge === undefined ? 0 : leftOf(charge)
      if (charge === undefined || left === 0) throw notRefundable()
      const amount = body.amount ?? left
      if (amount > left) throw moreThanLeft(amount, left)
      const refunded = await refundCharge(tx, charge, amount, clock.now())
      return refundAnswer(refunded.charge, refunded.refund)
    })
  })

  routes.get('/charges', async (c) => {
    const { payment_intent, ...query } = readQuery(c)
    const id = intentIdOf(c, typeof payment_intent === 'string' ? payment_intent : '')
    if ((await findIntent(db, id)) === undefined) throw noSuchIntent(id)
    return c.json(chargeList(await chargeOf(db, id), expandIn(query)))
  })

  /** Everything that happened to one intent, oldest first: what a webhook says, for whoever lost it. */
  routes.get('/payment_intents/:id/events', async (c) => {
    const id = intentIdOf(c, c.req.param('id'))
    if ((await findIntent(db, id)) === undefined) throw noSuchIntent(id)
    return c.json({ object: 'list', data: (await eventsOfIntent(db, id)).map(eventAnswer) })
  })

  routes.route('/', customerRoutes({ db, clock }, { checkServer, answerOnce }))
  return routes
}
