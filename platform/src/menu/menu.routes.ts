import { FULFILMENT_TYPES, isMarket, type FulfilmentType } from '@galo/domain'
import { Hono, type MiddlewareHandler } from 'hono'
import { bearerOf, needsSession } from '../http/bearer'
import { answerGraphql, readSchema } from '../http/graphql'
import { answerErrorsAs, Refusal } from '../http/refusal'
import { isSameSecret } from '../http/secret'
import type { Platform } from '../platform'
import { findRestaurant } from '../restaurants/restaurants.store'
import { statusOf } from './availability.rules'
import { readItems, readSections, readStock } from './menu.store'
import { toMenuItem } from './menu.wire'

/** The public token that the site's settings carry: the same for everybody, it only says "a site of ours". */
const hasMenuToken = (token: string | null, menuToken: string): boolean =>
  token !== null && isSameSecret(token, menuToken)

/** Most choices have most optional fields empty: a menu without its nulls is much shorter. An unknown restaurant's menu stays null. */
const leaveOutNulls = (name: string, value: unknown): unknown => (value === null && name !== 'menu' ? undefined : value)

/** POST /menu-v2/query: what a restaurant cooks, at its market's prices. */
export const menuRoutes = ({ db, config }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  const schema = readSchema(new URL('./menu.graphql', import.meta.url))

  const resolvers = {
    menu: async ({ id, market }: { readonly id: string; readonly market: string }) => {
      if (!isMarket(market)) throw new Refusal(400, 'BAD_REQUEST', 'market: UK or IE')
      const restaurant = await findRestaurant(db, id)
      if (restaurant === undefined || restaurant.market !== market) return null
      const [sections, items] = [await readSections(db), await readItems(db)]
      return {
        sections: sections.map((section) => ({
          ...section,
          items: items.filter((item) => item.section === section.id).map((item) => toMenuItem(item, market)),
        })),
      }
    },
  }

  routes.post('/query', async (c) => {
    if (!hasMenuToken(bearerOf(c), config.menuToken)) throw new Refusal(401, 'UNAUTHORISED', 'The menu token is wrong')
    return answerGraphql(c, schema, resolvers, leaveOutNulls)
  })
  return routes
}

const isFulfilmentType = (value: string): value is FulfilmentType => FULFILMENT_TYPES.some((type) => type === value)

/** POST /menu-availability/query: what a restaurant has run out of, never stocks, does not sell this way or may not sell now. */
export const menuAvailabilityRoutes = (platform: Platform) => {
  const { db, config, clock } = platform
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  const schema = readSchema(new URL('./menu-availability.graphql', import.meta.url))
  const sessionOnly = needsSession(platform)
  const eitherToken: MiddlewareHandler = (c, next) =>
    hasMenuToken(bearerOf(c), config.menuToken) ? next() : sessionOnly(c, next)

  const resolvers = {
    items: async ({
      restaurantId,
      fulfilmentType,
    }: {
      readonly restaurantId: string
      readonly fulfilmentType: string
    }) => {
      if (!isFulfilmentType(fulfilmentType))
        throw new Refusal(400, 'BAD_REQUEST', `fulfilmentType: one of ${FULFILMENT_TYPES.join(', ')}`)
      const restaurant = await findRestaurant(db, restaurantId)
      if (restaurant === undefined) throw new Refusal(404, 'NOT_FOUND', 'restaurantId: no such restaurant')
      const now = clock.now()
      return (await readStock(db, restaurantId)).flatMap(({ id, stock, ...item }) => {
        const status = statusOf(item, stock, restaurant, fulfilmentType, now)
        return status === null ? [] : [{ id, status }]
      })
    },
  }
  routes.post('/query', eitherToken, (c) => answerGraphql(c, schema, resolvers))
  return routes
}
