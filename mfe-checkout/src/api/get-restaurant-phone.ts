import {
  filterRestaurantsQuery,
  paths,
  restaurantFilterAnswerSchema,
  type FilterRestaurantsVariables,
} from '@galo/contracts'
import type { Http } from '@galo/services'

interface PhoneInput {
  readonly restaurantId: string
  readonly developmentToken: string
}

/** Row D03: the number to call when the site can't help. `null` when nobody knows the restaurant. */
export const getRestaurantPhone = async (
  http: Http,
  { restaurantId, developmentToken }: PhoneInput,
): Promise<string | null> => {
  const { data } = await http.send({
    method: 'POST',
    path: paths.orderExperience,
    body: {
      query: filterRestaurantsQuery,
      variables: { identifier: restaurantId } satisfies FilterRestaurantsVariables,
    },
    headers: { 'x-development-token': developmentToken },
    credential: 'none',
    apiSource: 'order-experience',
    contract: 'platform.restaurants-by-filter',
    parse: (body) => restaurantFilterAnswerSchema.parse(body),
    safe: true,
  })
  return data.restaurantsByFilter.items[0]?.telephone ?? null
}
