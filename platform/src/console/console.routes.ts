import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { orders } from '../db/schema'
import { flagsRoutes } from '../flags/flags.routes'
import { readBody } from '../http/body'
import { answerErrorsAs, notFound, Refusal } from '../http/refusal'
import { decideOrder } from '../orders/orders.decide'
import type { SteppedPlatform } from '../platform'
import { chargesOfBasket } from '../stand-ins/card/card.store'
import { eventsRoutes } from './events.routes'
import { logsRoutes } from '../collector/logs.routes'
import { faultsRoutes, type Route } from '../faults/faults.routes'
import { deliveriesRoutes } from './deliveries.routes'
import { createFeed, readBoard } from './feed'
import { ownPagesOnly } from './own-pages-only'
import { peopleRoutes } from './people.routes'
import { rideOf } from './ride.console'
import { tradingRoutes } from './trading.routes'

const clockSchema = z.union([
  z.object({ now: z.iso.datetime({ offset: true }) }),
  z.object({ advance: z.string().regex(/^\d+(\.\d+)?\s?(s|min|h)$/, 'like "90 s", "12 min" or "2 h"') }),
  z.object({ reset: z.literal(true) }),
])
const UNIT_MS: Readonly<Record<string, number>> = { s: 1000, min: 60_000, h: 3_600_000 }

const spanMs = (span: string): number => {
  const unit = span.replace(/[\d.\s]/g, '')
  return Number.parseFloat(span) * (UNIT_MS[unit] ?? 0)
}

/** What a person or a test uses to look behind the counter, move time and break things. Never mounted in production. */
export const consoleRoutes = (platform: SteppedPlatform, routesOfApp: () => readonly Route[]) => {
  const { db, clock, stepNow } = platform
  const feed = createFeed(platform)
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  routes.use(ownPagesOnly(platform))
  routes.route('/events', eventsRoutes(platform, feed))
  routes.route('/restaurants', tradingRoutes(platform))
  routes.get('/board', async (c) => c.json(await readBoard(db, clock.now())))

  const basketIdOf = (basketId: string | undefined): string => {
    if (!basketId) throw new Refusal(400, 'BAD_REQUEST', 'basket_id: Required')
    return basketId
  }
  routes.get('/orders/:id/ride', async (c) => c.json(await rideOf(db, c.req.param('id'), clock.now())))
  routes.get('/orders', async (c) => {
    const basketId = basketIdOf(c.req.query('basket_id'))
    return c.json({ orders: await db.select().from(orders).where(eq(orders.basketId, basketId)) })
  })
  routes.get('/charges', async (c) =>
    c.json({ charges: await chargesOfBasket(db, basketIdOf(c.req.query('basket_id'))) }),
  )

  routes.post('/clock', async (c) => {
    const order = await readBody(c, clockSchema)
    if ('now' in order) await clock.set(new Date(order.now))
    else if ('advance' in order) await clock.set(new Date(clock.now().getTime() + spanMs(order.advance)))
    else await clock.reset()
    await stepNow()
    return c.json({ now: clock.now().toISOString() })
  })

  for (const [word, decision] of [
    ['confirm', 'confirmed'],
    ['reject', 'rejected'],
  ] as const)
    routes.post(`/orders/:id/${word}`, async (c) => {
      const state = await decideOrder(
        db,
        c.req.param('id'),
        decision,
        clock.now(),
        platform.config.kitchenConfirmAfterS,
      )
      if (state === null) throw notFound('Order')
      if (state !== decision) throw new Refusal(409, 'ORDER_IS_FINAL', `The order is already ${state}`)
      return c.json({ id: c.req.param('id'), order_state: state })
    })

  routes.route('/', deliveriesRoutes(platform))
  routes.route('/', peopleRoutes(platform))
  routes.route('/flags', flagsRoutes(platform))
  routes.route('/logs', logsRoutes(platform))
  routes.route('/faults', faultsRoutes(platform, routesOfApp))
  return routes
}
