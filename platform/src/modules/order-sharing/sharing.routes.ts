import { shareOrder, watchOrder } from '@galo/contracts/orders'
import { marketOfCurrency, mayBeShared, watchedUntil } from '@galo/domain'
import { createArea } from '../../kernel/http/answering'
import { notFound, Refusal } from '../../kernel/http/refusal'
import { siteOf } from '../../kernel/site-of'
import {
  deliveriesOf,
  factsOf,
  orderFor,
  progressOf,
  signWatchLink,
  stageTimes,
  watchedOrderFor,
  type OrderPlatform,
  type OrderRow,
} from '../orders'
import { findRestaurant } from '../restaurants'
import { watchedOrder } from './watched-order'

const untilOf = ({ kitchenFrom, createdAt }: OrderRow): Date =>
  new Date(watchedUntil((kitchenFrom ?? createdAt).getTime()))

/** Sharing a delivery with somebody, and what they see of it. */
export const sharingRoutes = (platform: OrderPlatform) => {
  const { db, clock, config, operations } = platform
  const { routes, answer } = createArea(platform, 'order')

  for (const { path } of [shareOrder, watchOrder])
    routes.use(path, async (c, next) => {
      await next()
      c.header('cache-control', 'no-store')
    })

  answer(shareOrder, async ({ c, params }) => {
    const order = await orderFor(platform, c, params)
    const until = untilOf(order)
    const progress = progressOf({ order, tries: await deliveriesOf(db, [order.id]) })
    if (!mayBeShared(progress) || until <= clock.now())
      throw new Refusal(409, 'SHARING_NOT_POSSIBLE', 'There is no delivery to follow any more')
    const site = siteOf(config, marketOfCurrency(order.currency))
    const link = `${site}/order/myorders/${order.id}/watch?watch=${signWatchLink(order.id, until, config.basketKey)}`
    return { data: { link, until: until.toISOString() } }
  })

  answer(watchOrder, async ({ c, params }) => {
    const order = await watchedOrderFor(platform, c, params)
    const until = untilOf(order)
    if (order.fulfilmentType !== 'DELIVERY' || until <= clock.now()) throw notFound('Order')
    const tries = await deliveriesOf(db, [order.id])
    const latest = tries.at(-1)
    return {
      data: watchedOrder({
        order,
        tries,
        stages: stageTimes(order.fulfilmentType, await factsOf(db, [order.id])),
        restaurantName: (await findRestaurant(db, order.restaurantId))?.name ?? null,
        rider:
          latest === undefined ? null : operations.trackRider(latest, marketOfCurrency(order.currency), clock.now()),
        until,
      }),
    }
  })
  return routes
}
