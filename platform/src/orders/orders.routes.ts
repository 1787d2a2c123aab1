import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { rememberOwner } from '../discounts/people.store'
import { needsSession, type SessionEnv } from '../http/bearer'
import { readBody } from '../http/body'
import { answerErrorsAs, notFound } from '../http/refusal'
import { givingBack } from '../payment/give-back'
import type { Platform } from '../platform'
import { findRestaurant, findRestaurants } from '../restaurants/restaurants.store'
import { refundOf } from './orders.refund'
import { submitOrderSchema } from './orders.requests'
import { deliveriesOf, findOrder, ordersOf, type OrderRow } from './orders.store'
import { submitOrder } from './orders.submit'
import { orderStatus, submittedOrder, type WholeOrder } from './orders.wire'
import { riderTracking } from './rider.wire'

/** POST /orders/orders (J01). */
export const ordersRoutes = (platform: Platform) => {
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('order'))
  routes.use(needsSession(platform))

  routes.post('/orders', async (c) => {
    const { sub } = c.get('session')
    const request = await readBody(c, submitOrderSchema)
    const { email, phone_number: phone } = request.customer
    const mine = { basketId: request.signed_basket.basket.id, customerId: sub }
    await rememberOwner(platform.db, platform.config, mine, { emails: [email, c.get('session').email], phone })
    const { id, isNew, differsIn } = await givingBack(platform, sub, submitOrder(platform, sub, request))
    const differs = differsIn.length === 0 ? {} : { differs_in: differsIn }
    return c.json({ data: { id, ...differs } }, isNew ? 201 : 200)
  })
  return routes
}

const orderIdSchema = z.uuid()

/** So many orders are listed; who has more wants the newest. */
const MOST_LISTED = 20

/** GET /direct-orders/orders/… (J05, Q24): what the tracking pages read. */
export const directOrdersRoutes = (platform: Platform) => {
  const { db, clock, config } = platform
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('order'))
  routes.use(needsSession(platform))
  // Addresses, notes for the door and what somebody eats: for nobody's cache.
  routes.use(async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  const whole = (order: OrderRow, tries: WholeOrder['tries']): WholeOrder => ({
    order,
    tries,
    refund: refundOf(order, tries, config.kitchenConfirmAfterS),
  })

  /** The caller's own order and every try at bringing it; anything else is not there. */
  const mine = async (c: Context<SessionEnv>) => {
    const id = orderIdSchema.safeParse(c.req.param('id'))
    const order = id.success ? await findOrder(db, id.data, c.get('session').sub) : undefined
    if (order === undefined) throw notFound('Order')
    return whole(order, order.fulfilmentType === 'DELIVERY' ? await deliveriesOf(db, [order.id]) : [])
  }
  routes.get('/orders', async (c) => {
    const listed = await ordersOf(db, c.get('session').sub, MOST_LISTED)
    const tries = await deliveriesOf(
      db,
      listed.map(({ id }) => id),
    )
    const restaurants = await findRestaurants(db, [...new Set(listed.map(({ restaurantId }) => restaurantId))])
    const data = listed.map((order) =>
      submittedOrder(
        whole(
          order,
          tries.filter(({ orderId }) => orderId === order.id),
        ),
        restaurants.find(({ id }) => id === order.restaurantId),
      ),
    )
    return c.json({ data })
  })
  routes.get('/orders/:id', async (c) => {
    const order = await mine(c)
    return c.json({ data: submittedOrder(order, await findRestaurant(db, order.order.restaurantId)) })
  })
  routes.get('/orders/:id/status', async (c) => c.json({ data: orderStatus(await mine(c)) }))
  routes.get('/orders/:id/rider', async (c) => {
    const { order, tries } = await mine(c)
    const delivery = tries.at(-1)
    const market = order.currency === 'GBP' ? 'UK' : 'IE'
    const rider = delivery === undefined ? null : riderTracking(delivery, market, clock.now())
    if (rider === null) throw notFound('Rider')
    return c.json({ data: rider })
  })
  return routes
}
