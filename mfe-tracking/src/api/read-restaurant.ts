import {
  filterRestaurantsQuery,
  paths,
  restaurantFilterAnswerSchema,
  type FilterRestaurantsVariables,
  type RestaurantSummary,
} from '@galo/contracts'
import type { Http } from '@galo/services'

export interface RestaurantInput {
  readonly restaurantId: string
  readonly developmentToken: string
  readonly signal?: AbortSignal
}

/** Row D03: who is cooking, and where. */
export const readRestaurant = async (
  http: Http,
  { restaurantId, developmentToken, signal }: RestaurantInput,
): Promise<RestaurantSummary | null> => {
  const variables: FilterRestaurantsVariables = { identifier: restaurantId }
  const { data } = await http.send({
    method: 'POST',
    path: paths.orderExperience,
    headers: { 'x-development-token': developmentToken },
    body: { query: filterRestaurantsQuery, variables },
    credential: 'none',
    apiSource: 'order-experience',
    contract: 'platform.restaurant-summary',
    parse: (body) => restaurantFilterAnswerSchema.parse(body),
    safe: true,
    ...(signal ? { signal } : {}),
  })
  return data.restaurantsByFilter.items[0] ?? null
}
