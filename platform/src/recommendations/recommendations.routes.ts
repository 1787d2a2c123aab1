import { Hono } from 'hono'
import { z } from 'zod'
import { needsSession, type SessionEnv } from '../http/bearer'
import { parseWith, readBody } from '../http/body'
import { answerErrorsAs, notFound } from '../http/refusal'
import { readItems, readMissing } from '../menu/menu.store'
import type { Platform } from '../platform'
import { findRestaurant } from '../restaurants/restaurants.store'
import { recommend } from './recommend.rules'
import { toRecommendation } from './recommendations.wire'

const id = z.string().min(1).max(100)

/** The basket's data as it came; only what suggestions go by is looked at, and nobody has to prove that it is theirs. */
export const recommendationsRequestSchema = z.object({
  basket: z.looseObject({
    restaurant_id: id,
    fulfilment_type: z.enum(['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE']),
    menu_items: z
      .array(
        z.looseObject({
          menu_item_id: id,
          modifiers: z
            .array(z.looseObject({ choices: z.array(z.looseObject({ id })).max(50) }))
            .max(40)
            .default([]),
        }),
      )
      .max(50),
  }),
})

export const recommendationsQuerySchema = z.object({
  limit: z
    .string()
    .regex(/^(?:[1-9]|10)$/, '1 to 10')
    .default('10')
    .transform(Number),
})

type Lines = z.infer<typeof recommendationsRequestSchema>['basket']['menu_items']

/** POST /menu-recommendations/basket?limit=10 (F14). */
export const recommendationsRoutes = (platform: Platform) => {
  const routes = new Hono<SessionEnv>()
  routes.onError(answerErrorsAs('list'))
  routes.use(needsSession(platform))

  routes.post('/basket', async (c) => {
    const { limit } = parseWith(recommendationsQuerySchema, c.req.query())
    const { basket } = await readBody(c, recommendationsRequestSchema)
    const restaurant = await findRestaurant(platform.db, basket.restaurant_id)
    if (restaurant === undefined) throw notFound('Restaurant')
    const items = await readItems(platform.db)

    const portionsIn = ({ menu_item_id, modifiers }: Lines[number]): readonly string[] => {
      const chosen = new Set(modifiers.flatMap(({ choices }) => choices.map((choice) => choice.id)))
      return (items.find((item) => item.id === menu_item_id)?.modifiers ?? [])
        .flatMap(({ choices }) => choices)
        .flatMap((choice) => (chosen.has(choice.id) && choice.itemId !== undefined ? [choice.itemId] : []))
    }
    const suggestions = recommend({
      items,
      present: new Set(basket.menu_items.flatMap((line) => [line.menu_item_id, ...portionsIn(line)])),
      missing: await readMissing(platform.db, restaurant.id),
      market: restaurant.market,
      fulfilmentType: basket.fulfilment_type,
      limit,
    })
    return c.json({ suggestions: suggestions.map((item) => toRecommendation(item, restaurant.market)) })
  })
  return routes
}
