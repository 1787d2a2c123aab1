import type { RequestOf } from '@galo/contracts/call'
import { suggestItems } from '@galo/contracts/recommendations'
import { createArea } from '../../kernel/http/answering'
import { notFound } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { readItems, readMissing } from '../menu'
import { findRestaurant } from '../restaurants'
import { recommend } from './recommend.rules'
import { toRecommendation } from './recommendations.wire'

type Lines = RequestOf<typeof suggestItems>['basket']['menu_items']

/** What goes with a basket (F14). */
export const recommendationsRoutes = (platform: Platform) => {
  const { routes, answer } = createArea(platform, 'list')

  answer(suggestItems, async ({ query: { limit }, body: { basket } }) => {
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
    return { suggestions: suggestions.map((item) => toRecommendation(item, restaurant.market)) }
  })
  return routes
}
