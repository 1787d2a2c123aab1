import { confirmOrder, getBoard, getRide, moveClock, rejectOrder } from '@galo/console/calls'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { orders } from '../kernel/db/schema'
import { flagsRoutes } from '../modules/flags'
import { decideOrder } from '../modules/orders'
import { chargesOfBasket } from '../modules/payment'
import { outboxRoutes } from '../modules/outbox'
import { logsRoutes } from '../modules/collector'
import { faultsRoutes, type Route } from '../modules/faults'
import { createArea } from '../kernel/http/answering'
import { answerErrorsAs, notFound, Refusal } from '../kernel/http/refusal'
import type { ConsolePlatform } from './console.platform'
import { eventsRoutes } from './events.routes'
import { deliveriesRoutes } from './deliveries.routes'
import { figuresRoutes } from './figures/figures.routes'
import { createFeed, readBoard } from './feed'
import { ownPagesOnly } from './own-pages-only'
import { peopleRoutes } from './people.routes'
import { releasesRoutes } from './releases/releases.routes'
import { reportsRoutes } from './reports.routes'
import { ridesRoutes } from './rides/rides.routes'
import { rideOf } from './ride.console'
import { supportRoutes } from './support/support.routes'
import { tradingRoutes } from './trading.routes'

const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, min: 60_000, h: 3_600_000 }

const spanMs = (span: string): number => {
  const unit = span.replace(/[\d.\s]/g, '')
  return Number.parseFloat(span) * (UNIT_MS[unit] ?? 0)
}

/** What a person or a test uses to look behind the counter, move time and break things. Never mounted in production. */
export const consoleRoutes = (platform: ConsolePlatform, routesOfApp: () => readonly Route[]) => {
  const { db, clock, stepNow } = platform
  const feed = createFeed(platform)
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  routes.use(ownPagesOnly(platform))
  routes.route('/events', eventsRoutes(platform, feed))
  routes.route('/', tradingRoutes(platform))
  const { routes: described, answer } = createArea(platform, 'list')
  answer(getBoard, () => readBoard(db, clock.now()))
  answer(getRide, ({ params }) => rideOf(db, params.id, clock.now()))

  const basketIdOf = (basketId: string | undefined): string => {
    if (!basketId) throw new Refusal(400, 'BAD_REQUEST', 'basket_id: Required')
    return basketId
  }
  routes.get('/orders', async (c) => {
    const basketId = basketIdOf(c.req.query('basket_id'))
    return c.json({ orders: await db.select().from(orders).where(eq(orders.basketId, basketId)) })
  })
  routes.get('/charges', async (c) =>
    c.json({ charges: await chargesOfBasket(platform, basketIdOf(c.req.query('basket_id'))) }),
  )

  answer(moveClock, async ({ body }) => {
    if ('now' in body) await clock.set(new Date(body.now))
    else if ('advance' in body) await clock.set(new Date(clock.now().getTime() + spanMs(body.advance)))
    else await clock.reset()
    await stepNow()
    return { now: clock.now().toISOString() }
  })

  for (const [call, decision] of [
    [confirmOrder, 'confirmed'],
    [rejectOrder, 'rejected'],
  ] as const)
    answer(call, async ({ params: { id } }) => {
      const state = await decideOrder(platform, id, decision)
      if (state === null) throw notFound('Order')
      // What the kitchen turns down is paid back right after, and not only at the next tick.
      await stepNow()
      if (state !== decision) throw new Refusal(409, 'ORDER_IS_FINAL', `The order is already ${state}`)
      return { id, order_state: state }
    })
  routes.route('/', described)

  routes.route('/', deliveriesRoutes(platform))
  routes.route('/', supportRoutes(platform))
  routes.route('/', ridesRoutes(platform))
  routes.route('/', figuresRoutes(platform))
  routes.route('/', releasesRoutes(platform))
  routes.route('/', peopleRoutes(platform))
  routes.route('/', reportsRoutes(platform))
  routes.route('/', outboxRoutes(platform))
  routes.route('/', flagsRoutes(platform))
  routes.route('/', logsRoutes(platform))
  routes.route('/', faultsRoutes(platform, routesOfApp))
  return routes
}
