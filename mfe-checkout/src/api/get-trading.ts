import {
  paths,
  restaurantBySlugAnswerSchema,
  restaurantBySlugQuery,
  type RestaurantBySlugVariables,
} from '@galo/contracts'
import type { FulfilmentType, OpeningHours } from '@galo/domain'
import type { Http } from '@galo/services'

/** What decides whether a restaurant could take an order today, whoever else has ordered. */
export interface Trading {
  readonly isTakingOrders: boolean
  /** Today's; `null` when it doesn't open. */
  readonly hours: OpeningHours | null
  readonly prepTimeMins: number
}

interface TradingInput {
  readonly slug: string
  readonly fulfilmentType: FulfilmentType
  readonly developmentToken: string
  readonly signal?: AbortSignal
}

/** Row D02, of which only what orders depend on. `null` is a slug nobody has. */
export const getTrading = async (
  http: Http,
  { slug, fulfilmentType, developmentToken, signal }: TradingInput,
): Promise<Trading | null> => {
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
  if (data.restaurant === null) return null
  const channel = data.restaurant.orderChannel.find(({ fulfilmentMethod }) => fulfilmentMethod === fulfilmentType)
  return {
    isTakingOrders: channel?.enabled === true && channel.online,
    hours: data.restaurant.fulfilmentMethods.find(({ name }) => name === fulfilmentType)?.openingHours ?? null,
    prepTimeMins: channel?.orderEstimate?.window?.minimumMins ?? 0,
  }
}
