import { getOrder, getOrderStatus, getRider, listOrders, submitOrder } from '@galo/contracts/orders'
import { z } from 'zod'
import { createArea } from '../../kernel/http/answering'
import { notFound } from '../../kernel/http/refusal'
import type { Session } from '../../kernel/session/session-token'
import { rememberOwner } from '../basket'
import { findRestaurant, findRestaurants } from '../restaurants'
import type { OrderPlatform } from './orders.ports'
import { refundOf } from './refund.wire'
import { anySpelling } from './orders.spelling'
import { deliveriesOf, findOrder, ordersOf, type OrderRow } from './orders.store'
import { submitBasket } from './orders.submit'
import { orderStatus, submittedOrder, type WholeOrder } from './orders.wire'

const orderIdSchema = z.uuid()

/** So many orders are listed; who has more wants the newest. */
const MOST_LISTED = 20

/** Making an order (J01), and what the tracking pages read of it (J05). */
export const ordersRoutes = (platform: OrderPlatform) => {
  const { db, clock, config, operations } = platform
  const { routes, answer } = createArea(platform, 'order')

  answer(
    submitOrder,
    async ({ c, session: { sub, email: ownEmail }, body }) => {
      const { email, phone_number: phone } = body.customer
      const mine = { basketId: body.signed_basket.basket.id, customerId: sub }
      await rememberOwner(db, config, mine, { emails: [email, ownEmail], phone })
      const { id, isNew, differsIn } = await submitBasket(platform, sub, body)
      if (!isNew) c.status(200)
      return { data: { id, ...(differsIn.length === 0 ? {} : { differs_in: differsIn }) } }
    },
    { request: anySpelling },
  )

  // Addresses, notes for the door and what somebody eats: for nobody's cache.
  routes.use(`${listOrders.path}/*`, async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  const whole = (order: OrderRow, tries: WholeOrder['tries']): WholeOrder => ({
    order,
    tries,
    refund: refundOf(order, tries, operations),
  })

  /** The caller's own order and every try at bringing it; anything else is not there. */
  const mine = async ({ sub }: Session, params: { readonly id: string }) => {
    const id = orderIdSchema.safeParse(params.id)
    const order = id.success ? await findOrder(db, id.data, sub) : undefined
    if (order === undefined) throw notFound('Order')
    return whole(order, order.fulfilmentType === 'DELIVERY' ? await deliveriesOf(db, [order.id]) : [])
  }

  answer(listOrders, async ({ session: { sub } }) => {
    const listed = await ordersOf(db, sub, MOST_LISTED)
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
    return { data }
  })

  answer(getOrder, async ({ session, params }) => {
    const order = await mine(session, params)
    return { data: submittedOrder(order, await findRestaurant(db, order.order.restaurantId)) }
  })

  answer(getOrderStatus, async ({ session, params }) => ({ data: orderStatus(await mine(session, params)) }))

  answer(getRider, async ({ session, params }) => {
    const { order, tries } = await mine(session, params)
    const delivery = tries.at(-1)
    const market = order.currency === 'GBP' ? 'UK' : 'IE'
    const rider = delivery === undefined ? null : operations.trackRider(delivery, market, clock.now())
    if (rider === null) throw notFound('Rider')
    return { data: rider }
  })
  return routes
}
