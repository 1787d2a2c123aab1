import {
  callOffLeftOut,
  CHANNELS,
  channelSchema,
  chooseHours,
  closeRestaurant,
  listItems,
  listLeftOut,
  listRestaurants,
  listSlots,
  pauseRestaurant,
  setAvailable,
  setKitchen,
  throttleChannel,
} from '@galo/console/calls'
import { localDateOf, MARKETS } from '@galo/domain'
import { createArea } from '../kernel/http/answering'
import { parseWith } from '../kernel/http/body'
import { notFound, Refusal } from '../kernel/http/refusal'
import { callOffLeftOut as callOff } from '../modules/orders'
import { findRestaurant, hoursOn, type RestaurantRow } from '../modules/restaurants'
import type { ConsolePlatform } from './console.platform'
import { leftOutOf } from './left-out.console'
import * as restaurants from './restaurants.console'
import { slotsToday } from './slots.console'
import * as stock from './stock.console'

/** What one restaurant sells, when it takes orders and how many. */
export const tradingRoutes = (platform: ConsolePlatform) => {
  const { db, clock, config, stepNow } = platform
  const { routes, answer } = createArea(platform, 'list')

  const known = async (id: string): Promise<RestaurantRow> => {
    const restaurant = await findRestaurant(db, id)
    if (restaurant === undefined) throw notFound('Restaurant')
    return restaurant
  }
  const all = async () => ({ restaurants: await restaurants.tradingToday(db, clock.now(), config) })
  const after = (minutes: number | null) =>
    minutes === null ? null : new Date(clock.now().getTime() + minutes * 60_000)

  answer(listRestaurants, all)
  answer(pauseRestaurant, async ({ body: { minutes }, params }) => {
    await restaurants.throttleUntil(db, (await known(params.id)).id, CHANNELS, after(minutes))
    return all()
  })
  answer(throttleChannel, async ({ body: { minutes }, params }) => {
    const channel = parseWith(channelSchema, params.channel)
    await restaurants.throttleUntil(db, (await known(params.id)).id, [channel], after(minutes))
    return all()
  })
  answer(closeRestaurant, async ({ body: { isClosed }, params }) => {
    await restaurants.setClosed(db, (await known(params.id)).id, isClosed)
    return all()
  })
  answer(chooseHours, async ({ body, params }) => {
    const row = await known(params.id)
    const now = clock.now()
    const today = localDateOf(now.toISOString(), MARKETS[row.market].timeZone)
    const usual = hoursOn({ ...row, status: 'trading' }, today)
    const hours = 'reset' in body ? null : { ...usual, ...body }
    await restaurants.chooseHours(db, row, hours === null ? null : bothEnds(hours), now)
    return all()
  })
  answer(setKitchen, async ({ body: { prepTimeMins, slotCapacity }, params }) => {
    await restaurants.setKitchen(db, (await known(params.id)).id, {
      ...(prepTimeMins === undefined ? {} : { prepTimeMins }),
      ...(slotCapacity === undefined ? {} : { slotCapacity }),
    })
    return all()
  })
  answer(listSlots, async ({ params }) => ({
    slots: await slotsToday(db, await known(params.id), clock.now(), config.slotCapacity),
  }))

  answer(listLeftOut, async ({ params }) => leftOutOf(platform, await known(params.id)))
  answer(callOffLeftOut, async ({ body: { because }, params }) => {
    const restaurant = await known(params.id)
    await callOff(platform, restaurant, because)
    // What is called off is paid back right after, and not only at the next tick.
    await stepNow()
    return leftOutOf(platform, restaurant)
  })

  answer(listItems, async ({ params }) => ({ items: await stock.stockOf(db, (await known(params.id)).id) }))
  answer(setAvailable, async ({ body: { isAvailable }, params: { id, itemId } }) => {
    await stock.setAvailable(db, (await known(id)).id, itemId, isAvailable)
    return { id: itemId, isAvailable }
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
