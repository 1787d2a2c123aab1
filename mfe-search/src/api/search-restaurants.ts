import {
  orderExperienceAnswerSchema,
  paths,
  searchRestaurantsQuery,
  type RestaurantEstimate,
  type SearchRestaurantsVariables,
} from '@galo/contracts'
import { SEARCH_RADIUS_METRES, type LatLng } from '@galo/domain'
import type { Http } from '@galo/services'

export interface RestaurantSearchInput {
  readonly from: LatLng
  readonly fulfilment: 'COLLECTION' | 'DELIVERY'
  readonly developmentToken: string
  /** The fulfilment's own reach unless given. */
  readonly radiusMetres?: number
  readonly signal?: AbortSignal
}

/** Row D01: every restaurant within reach, nearest first. */
export const searchRestaurants = async (
  http: Http,
  {
    from,
    fulfilment,
    developmentToken,
    radiusMetres = SEARCH_RADIUS_METRES[fulfilment],
    signal,
  }: RestaurantSearchInput,
): Promise<readonly RestaurantEstimate[]> => {
  const variables: SearchRestaurantsVariables = {
    lat: from.latitude,
    lon: from.longitude,
    radius: radiusMetres,
    fulfilmentMethod: fulfilment,
  }
  const { data } = await http.send({
    method: 'POST',
    path: paths.orderExperience,
    headers: { 'x-development-token': developmentToken },
    body: { query: searchRestaurantsQuery, variables },
    credential: 'none',
    apiSource: 'order-experience',
    contract: 'platform.restaurants',
    parse: (body) => orderExperienceAnswerSchema.parse(body),
    safe: true,
    ...(signal ? { signal } : {}),
  })
  return data.restaurants.items
}
