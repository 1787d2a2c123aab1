import { Hono, type Context } from 'hono'
import { parseWith, readBody } from '../http/body'
import { answerErrorsAs, notFound, Refusal } from '../http/refusal'
import type { Platform } from '../platform'
import { hoursOn } from '../restaurants/hours.rules'
import { findRestaurant, type RestaurantRow } from '../restaurants/restaurants.store'
import { localDateOf, MARKETS } from '@galo/domain'
import { CHANNELS, chooseHours, setClosed, setKitchen, throttleUntil, tradingToday } from './restaurants.console'
import { slotsToday } from './slots.console'
import { setAvailable, stockOf } from './stock.console'
import {
  availableSchema,
  closedSchema,
  hoursSchema,
  kitchenSchema,
  pauseSchema,
  throttledChannelSchema,
} from './trading.schema'

/** What one restaurant sells, when it takes orders and how many. */
export const tradingRoutes = ({ db, clock, config }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))

  const known = async (c: Context): Promise<RestaurantRow> => {
    const restaurant = await findRestaurant(db, c.req.param('id') ?? '')
    if (restaurant === undefined) throw notFound('Restaurant')
    return restaurant
  }
  const answerRestaurants = async (c: Context) => c.json({ restaurants: await tradingToday(db, clock.now(), config) })
  const after = (minutes: number | null) =>
    minutes === null ? null : new Date(clock.now().getTime() + minutes * 60_000)

  routes.get('/', answerRestaurants)
  routes.put('/:id/pause', async (c) => {
    const { minutes } = await readBody(c, pauseSchema)
    await throttleUntil(db, (await known(c)).id, CHANNELS, after(minutes))
    return answerRestaurants(c)
  })
  routes.put('/:id/throttles/:channel', async (c) => {
    const channel = parseWith(throttledChannelSchema, c.req.param('channel'))
    const { minutes } = await readBody(c, pauseSchema)
    await throttleUntil(db, (await known(c)).id, [channel], after(minutes))
    return answerRestaurants(c)
  })
  routes.put('/:id/closed', async (c) => {
    const { isClosed } = await readBody(c, closedSchema)
    await setClosed(db, (await known(c)).id, isClosed)
    return answerRestaurants(c)
  })
  routes.put('/:id/hours', async (c) => {
    const order = await readBody(c, hoursSchema)
    const row = await known(c)
    const now = clock.now()
    const today = localDateOf(now.toISOString(), MARKETS[row.market].timeZone)
    const usual = hoursOn({ ...row, status: 'trading' }, today)
    const hours = 'reset' in order ? null : { ...usual, ...order }
    await chooseHours(db, row, hours === null ? null : bothEnds(hours), now)
    return answerRestaurants(c)
  })
  routes.put('/:id/kitchen', async (c) => {
    const { prepTimeMins, slotCapacity } = await readBody(c, kitchenSchema)
    await setKitchen(db, (await known(c)).id, {
      ...(prepTimeMins === undefined ? {} : { prepTimeMins }),
      ...(slotCapacity === undefined ? {} : { slotCapacity }),
    })
    return answerRestaurants(c)
  })
  routes.get('/:id/slots', async (c) =>
    c.json({ slots: await slotsToday(db, await known(c), clock.now(), config.slotCapacity) }),
  )

  routes.get('/:id/items', async (c) => c.json({ items: await stockOf(db, (await known(c)).id) }))
  routes.put('/:id/items/:itemId', async (c) => {
    const { isAvailable } = await readBody(c, availableSchema)
    await setAvailable(db, (await known(c)).id, c.req.param('itemId'), isAvailable)
    return c.json({ id: c.req.param('itemId'), isAvailable })
  })
  return routes
}

/** On a day off there is no other end to keep. */
const bothEnds = ({ opens, closes }: { readonly opens?: string | undefined; readonly closes?: string | undefined }) => {
  if (opens === undefined || closes === undefined)
    throw new Refusal(409, 'DAY_OFF', 'The restaurant has no hours today: say when it opens and when it closes')
  if (opens === closes) throw new Refusal(400, 'BAD_REQUEST', 'closes: not when it opens')
  return { opens, closes }
}
