import { Hono } from 'hono'
import { needsSession, type SessionEnv } from '../http/bearer'
import { readBody } from '../http/body'
import { answerErrorsAs, notFound } from '../http/refusal'
import type { Platform } from '../platform'
import { submitOrderSchema } from './orders.requests'
import { findOrder } from './orders.store'
import { submitOrder } from './orders.submit'
import { orderStatus, submittedOrder } from './orders.wire'

/** POST /orders/orders (J01). */
export const ordersRoutes = (platform: Platform) => {
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('order'))
  routes.use(needsSession(platform))

  routes.post('/orders', async (c) => {
    const { id, isNew } = await submitOrder(platform, c.get('session').sub, await readBody(c, submitOrderSchema))
    return c.json({ data: { id } }, isNew ? 201 : 200)
  })
  return routes
}

/** GET /direct-orders/orders/… (J05): what the tracking pages read. */
export const directOrdersRoutes = (platform: Platform) => {
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('order'))
  routes.use(needsSession(platform))

  const mine = async (id: string, customerId: string) => {
    const row = await findOrder(platform.db, id, customerId)
    if (row === undefined) throw notFound('Order')
    return row
  }
  routes.get('/orders/:id', async (c) =>
    c.json({ data: submittedOrder(await mine(c.req.param('id'), c.get('session').sub)) }),
  )
  routes.get('/orders/:id/status', async (c) =>
    c.json({ data: orderStatus(await mine(c.req.param('id'), c.get('session').sub)) }),
  )
  return routes
}
