import { getAvailability, getMenu, listMostOrdered } from '@galo/contracts/menu'
import type { Market } from '@galo/domain'
import { execute } from 'graphql'
import { Hono, type Context, type MiddlewareHandler } from 'hono'
import { bearerOf, needsSession } from '../../kernel/http/bearer'
import { readBody } from '../../kernel/http/body'
import { createGraph, type ResolversOf } from '../../kernel/http/graph'
import { answerGraphql, answerText, graphqlRequestSchema } from '../../kernel/http/graphql'
import { answerErrorsAs, Refusal } from '../../kernel/http/refusal'
import { isSameSecret } from '../../kernel/http/secret'
import type { Platform } from '../../kernel/platform'
import { findRestaurant } from '../restaurants'
import { statusOf } from './availability.rules'
import { cacheFor } from './cache-for'
import { readItems, readSections, readStock } from './menu.store'
import { toMenuItems } from './menu.wire'
import { HOUSE_TASTE, mostOrderedAt } from './most-ordered.store'

/** The public token that the site's settings carry: the same for everybody, it only says "a site of ours". */
const hasMenuToken = (token: string | null, menuToken: string): boolean =>
  token !== null && isSameSecret(token, menuToken)

/** Most choices have most optional fields empty: a menu without its nulls is much shorter. An unknown restaurant's menu stays null. */
const leaveOutNulls = (name: string, value: unknown): unknown => (value === null && name !== 'menu' ? undefined : value)

/** The dishes are the market's and change with the seed alone; what a restaurant has of them is another call. */
const MENU_FRESH_MS = 5_000
/** Asked with every menu and summed over a month: what sells most is not another dish every minute. */
const MOST_ORDERED_FRESH_MS = 300_000
const NO_MENU = '{"data":{"menu":null}}'

/** POST /menu-v2/query: what a restaurant cooks, at its market's prices, and what is ordered most of it. */
export const menuRoutes = ({ db, config, clock }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))

  const dishesOf = cacheFor(MENU_FRESH_MS, async (market: Market) => {
    const [sections, items] = [await readSections(db), toMenuItems(await readItems(db), market)]
    return {
      sections: sections.map((section) => ({
        ...section,
        items: items.filter((item) => item.section === section.id),
      })),
    }
  })
  const isCookedAt = async (id: string, market: Market): Promise<boolean> =>
    (await findRestaurant(db, id))?.market === market

  const mostOrdered = cacheFor(MOST_ORDERED_FRESH_MS, (id: string) => mostOrderedAt(db, id, clock.now()))

  const calls = [getMenu, listMostOrdered] as const
  const resolvers: ResolversOf<typeof calls> = {
    menu: async ({ id, market }) => ((await isCookedAt(id, market)) ? dishesOf(market) : null),
    mostOrdered: async ({ id }) => ((await findRestaurant(db, id)) === undefined ? HOUSE_TASTE : mostOrdered(id)),
  }
  const { questions, rootValue } = createGraph(calls, resolvers, config)

  /** The site's own question, a thousand dishes and choices, is written out once for a whole market. */
  const ourAnswerFor = cacheFor(MENU_FRESH_MS, async (market: Market): Promise<string> => {
    const everyDish = { menu: () => dishesOf(market) }
    const variableValues = { id: '', market }
    const { data, errors } = await execute({
      ...questions,
      document: questions.read(getMenu.document),
      rootValue: everyDish,
      variableValues,
    })
    if (errors !== undefined) throw new Error('A menu could not be written out', { cause: errors[0] })
    return JSON.stringify({ data }, leaveOutNulls)
  })
  const ourAnswer = async (c: Context): Promise<Response | null> => {
    const { query, variables } = await readBody(c, graphqlRequestSchema)
    const asked = getMenu.request.safeParse(variables)
    if (query !== getMenu.document || !asked.success) return null
    const { id, market } = asked.data
    return answerText(c, (await isCookedAt(id, market)) ? await ourAnswerFor(market) : NO_MENU)
  }

  routes.post(getMenu.path, async (c) => {
    if (!hasMenuToken(bearerOf(c), config.menuToken)) throw new Refusal(401, 'UNAUTHORISED', 'The menu token is wrong')
    return (await ourAnswer(c)) ?? answerGraphql(c, questions, rootValue, leaveOutNulls)
  })
  return routes
}

/** POST /menu-availability/query: what a restaurant has run out of, never stocks, does not sell this way or may not sell now. */
export const menuAvailabilityRoutes = (platform: Platform) => {
  const { db, config, clock } = platform
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  const sessionOnly = needsSession(platform)
  const eitherToken: MiddlewareHandler = (c, next) =>
    hasMenuToken(bearerOf(c), config.menuToken) ? next() : sessionOnly(c, next)

  const resolvers: ResolversOf<readonly [typeof getAvailability]> = {
    items: async ({ restaurantId, fulfilmentType }) => {
      const restaurant = await findRestaurant(db, restaurantId)
      if (restaurant === undefined) throw new Refusal(404, 'NOT_FOUND', 'restaurantId: no such restaurant')
      const now = clock.now()
      return (await readStock(db, restaurantId)).flatMap(({ id, stock, ...item }) => {
        const status = statusOf(item, stock, restaurant, fulfilmentType, now)
        return status === null ? [] : [{ id, status }]
      })
    },
  }
  const { questions, rootValue } = createGraph([getAvailability], resolvers, config)
  routes.post(getAvailability.path, eitherToken, (c) => answerGraphql(c, questions, rootValue))
  return routes
}
