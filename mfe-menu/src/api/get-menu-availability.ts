import {
  menuAvailabilityAnswerSchema,
  menuAvailabilityQuery,
  paths,
  type MenuAvailabilityAnswer,
  type MenuAvailabilityVariables,
} from '@galo/contracts'
import type { FulfilmentType } from '@galo/domain'
import type { Http } from '@galo/services'

interface AvailabilityInput {
  readonly restaurantId: string
  readonly fulfilmentType: FulfilmentType
  readonly signal?: AbortSignal
}

export type ItemAvailability = MenuAvailabilityAnswer['data']['items'][number]

/** Row E12: what this restaurant does not sell now. A dish that isn't listed is there. */
export const getMenuAvailability = async (
  http: Http,
  { restaurantId, fulfilmentType, signal }: AvailabilityInput,
): Promise<readonly ItemAvailability[]> => {
  const { data } = await http.send({
    method: 'POST',
    path: paths.menuAvailability,
    body: {
      query: menuAvailabilityQuery,
      variables: { restaurantId, fulfilmentType } satisfies MenuAvailabilityVariables,
    },
    credential: 'menu',
    apiSource: 'menu-availability',
    contract: 'platform.menu-availability',
    parse: (body) => menuAvailabilityAnswerSchema.parse(body),
    safe: true,
    ...(signal === undefined ? {} : { signal }),
  })
  return data.items
}
