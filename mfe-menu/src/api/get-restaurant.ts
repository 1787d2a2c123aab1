import {
  paths,
  restaurantBySlugAnswerSchema,
  restaurantBySlugQuery,
  type RestaurantBySlugVariables,
  type RestaurantEstimate,
} from '@galo/contracts'
import type { FulfilmentType } from '@galo/domain'
import type { Http } from '@galo/services'

interface RestaurantInput {
  readonly slug: string
  readonly fulfilmentType: FulfilmentType
  readonly developmentToken: string
  readonly signal?: AbortSignal
}

/** Row D02. `null` is a slug nobody has. */
export const getRestaurant = async (
  http: Http,
  { slug, fulfilmentType, developmentToken, signal }: RestaurantInput,
): Promise<RestaurantEstimate | null> => {
  const { data } = await http.send({
    method: 'POST',
    path: paths.orderExperience,
    body: {
      query: restaurantBySlugQuery,
      variables: { slug, fulfilmentMethod: fulfilmentType } satisfies RestaurantBySlugVariables,
    },
    headers: { 'x-development-token': developmentToken },
    credential: 'none',
    apiSource: 'order-experience',
    contract: 'platform.restaurant-by-slug',
    parse: (body) => restaurantBySlugAnswerSchema.parse(body),
    safe: true,
    ...(signal === undefined ? {} : { signal }),
  })
  return data.restaurant
}
