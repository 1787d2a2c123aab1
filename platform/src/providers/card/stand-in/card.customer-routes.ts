import { Hono, type Context } from 'hono'
import type { Db } from '../../../kernel/db/database'
import { parseWith } from '../../../kernel/http/body'
import type { CardStandIn } from './card.stand-in'
import { deleteCustomer, detachMethod, findCustomer, insertCustomer, methodsOf } from './card.customers'
import { readCardBody, readQuery } from './card.form'
import { CardRefusal } from './card.refusal'
import { createCustomerSchema, detachSchema, methodListSchema } from './card.requests'
import { findMethod } from './card.store'
import { customerAnswer, listOf, methodAnswer } from './card.wire'
import type { CustomerRow } from './card.rows'

/** What the routes of our own servers share. */
export interface ServerCalls {
  readonly checkServer: (c: Context) => void
  readonly answerOnce: (
    c: Context,
    body: unknown,
    run: (tx: Db) => Promise<Readonly<Record<string, unknown>>>,
  ) => Promise<Response>
}

const missing = (what: string, id: string, param: string): CardRefusal =>
  new CardRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  })

const notAttached = (): CardRefusal =>
  new CardRefusal(400, {
    type: 'invalid_request_error',
    message: 'The payment method you provided is not attached to a customer so detachment is impossible.',
  })

const idOf = (c: Context, name: string): string => c.req.param(name) ?? ''

/** Customers and the cards that are kept for them, asked for by our own servers. */
export const customerRoutes = (
  { db, clock }: Pick<CardStandIn, 'db' | 'clock'>,
  { checkServer, answerOnce }: ServerCalls,
) => {
  const routes = new Hono()

  const customerOf = async (c: Context): Promise<CustomerRow> => {
    checkServer(c)
    const customer = await findCustomer(db, idOf(c, 'id'))
    if (customer === undefined) throw missing('customer', idOf(c, 'id'), 'customer')
    return customer
  }

  routes.post('/customers', async (c) => {
    checkServer(c)
    const { metadata, ...rest } = await readCardBody(c, createCustomerSchema)
    return answerOnce(c, { metadata, ...rest }, async (tx) =>
      customerAnswer(await insertCustomer(tx, metadata, clock.now())),
    )
  })

  routes.delete('/customers/:id', async (c) => {
    const { id } = await customerOf(c)
    await db.transaction((tx) => deleteCustomer(tx, id, clock.now()))
    return c.json({ id, object: 'customer', deleted: true })
  })

  routes.get('/customers/:id/payment_methods', async (c) => {
    const { id } = await customerOf(c)
    const { limit } = parseWith(methodListSchema, readQuery(c))
    const methods = await methodsOf(db, id)
    const shown = methods.slice(0, limit).map(methodAnswer)
    return c.json({ ...listOf(c.req.path, shown), has_more: methods.length > limit })
  })

  routes.get('/customers/:id/payment_methods/:method', async (c) => {
    const { id } = await customerOf(c)
    const method = await findMethod(db, idOf(c, 'method'))
    if (method?.customerId !== id) throw missing('PaymentMethod', idOf(c, 'method'), 'payment_method')
    return c.json(methodAnswer(method))
  })

  routes.get('/payment_methods/:id', async (c) => {
    checkServer(c)
    const method = await findMethod(db, idOf(c, 'id'))
    if (method === undefined) throw missing('PaymentMethod', idOf(c, 'id'), 'payment_method')
    return c.json(methodAnswer(method))
  })

  routes.post('/payment_methods/:id/detach', async (c) => {
    checkServer(c)
    const id = idOf(c, 'id')
    return answerOnce(c, await readCardBody(c, detachSchema), async (tx) => {
      const method = await detachMethod(tx, id, clock.now())
      if (method !== undefined) return methodAnswer(method)
      throw (await findMethod(tx, id)) === undefined ? missing('PaymentMethod', id, 'payment_method') : notAttached()
    })
  })

  return routes
}
