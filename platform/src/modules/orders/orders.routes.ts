import { getOrder, getOrderStatus, getRider, listOrders, submitOrder } from '@galo/contracts/orders'
import { marketOfCurrency } from '@galo/domain'
import type { Context } from 'hono'
import { createArea } from '../../kernel/http/answering'
import type { SessionEnv } from '../../kernel/http/bearer'
import { notFound } from '../../kernel/http/refusal'
import { rememberOwner } from '../basket'
import { findRestaurant, findRestaurants } from '../restaurants'
import { orderFor } from './orders.access'
import { besideOrders } from './orders.beside'
import type { OrderPlatform } from './orders.ports'
import { refundOf } from './refund.wire'
import { refundsOf } from './part-refunds'
import { anySpelling } from './orders.spelling'
import { deliveriesOf, ordersOf } from './orders.store'
import { submitBasket } from './orders.submit'
import { orderStatus, submittedOrder, type WholeOrder } from './orders.wire'

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

  const whole = <Order extends Pick<WholeOrder, 'order' | 'tries' | 'given'>>(known: Order) => ({
    ...known,
    refund: refundOf(known.order, known.tries, operations, known.given),
  })

  /** An order its caller may see, and every try at bringing it. */
  const seen = async ({ c, params }: { readonly c: Context<SessionEnv>; readonly params: { readonly id: string } }) => {
    const order = await orderFor(platform, c, params)
    const tries = order.fulfilmentType === 'DELIVERY' ? await deliveriesOf(db, [order.id]) : []
    return whole({ order, tries, given: await refundsOf(db, [order.id]) })
  }

  answer(listOrders, async ({ session: { sub } }) => {
    const listed = await ordersOf(db, sub, MOST_LISTED)
    const ids = listed.map(({ id }) => id)
    const [tries, given] = [await deliveriesOf(db, ids), await refundsOf(db, ids)]
    const besideOf = await besideOrders(db, listed)
    const restaurants = await findRestaurants(db, [...new Set(listed.map(({ restaurantId }) => restaurantId))])
    const data = listed.map((order) =>
      submittedOrder(
        whole({
          order,
          tries: tries.filter(({ orderId }) => orderId === order.id),
          given: given.filter(({ orderId }) => orderId === order.id),
          beside: besideOf(order),
        }),
        restaurants.find(({ id }) => id === order.restaurantId),
      ),
    )
    return { data }
  })

  answer(getOrder, async (received) => {
    const known = await seen(received)
    const { order } = known
    const besideOf = await besideOrders(db, [order])
    return { data: submittedOrder({ ...known, beside: besideOf(order) }, await findRestaurant(db, order.restaurantId)) }
  })

  answer(getOrderStatus, async (received) => ({ data: orderStatus(await seen(received)) }))

  answer(getRider, async (received) => {
    const { order, tries } = await seen(received)
    const delivery = tries.at(-1)
    const rider =
      delivery === undefined ? null : operations.trackRider(delivery, marketOfCurrency(order.currency), clock.now())
    if (rider === null) throw notFound('Rider')
    return { data: rider }
  })
  return routes
}
