import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { readBody } from '../http/body'
import { answerErrorsAs, notFound } from '../http/refusal'
import type { Platform } from '../platform'
import { findRestaurant } from '../restaurants/restaurants.store'
import { pauseUntil, setClosed, tradingToday } from './restaurants.console'
import { setAvailable, stockOf } from './stock.console'

const LONGEST_PAUSE_MINS = 24 * 60
const pauseSchema = z.object({ minutes: z.int().min(1).max(LONGEST_PAUSE_MINS).nullable() })
const closedSchema = z.object({ isClosed: z.boolean() })
const availableSchema = z.object({ isAvailable: z.boolean() })

/** What one restaurant sells and when it takes orders. */
export const tradingRoutes = ({ db, clock }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))

  const knownId = async (c: Context): Promise<string> => {
    const restaurant = await findRestaurant(db, c.req.param('id') ?? '')
    if (restaurant === undefined) throw notFound('Restaurant')
    return restaurant.id
  }
  const answerRestaurants = async (c: Context) => c.json({ restaurants: await tradingToday(db, clock.now()) })

  routes.get('/', answerRestaurants)
  routes.put('/:id/pause', async (c) => {
    const { minutes } = await readBody(c, pauseSchema)
    const until = minutes === null ? null : new Date(clock.now().getTime() + minutes * 60_000)
    await pauseUntil(db, await knownId(c), until)
    return answerRestaurants(c)
  })
  routes.put('/:id/closed', async (c) => {
    const { isClosed } = await readBody(c, closedSchema)
    await setClosed(db, await knownId(c), isClosed)
    return answerRestaurants(c)
  })

  routes.get('/:id/items', async (c) => c.json({ items: await stockOf(db, await knownId(c)) }))
  routes.put('/:id/items/:itemId', async (c) => {
    const { isAvailable } = await readBody(c, availableSchema)
    const restaurantId = await knownId(c)
    await setAvailable(db, restaurantId, c.req.param('itemId'), isAvailable)
    return c.json({ id: c.req.param('itemId'), isAvailable })
  })
  return routes
}
