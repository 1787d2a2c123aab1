import { paths, validateTimeAnswerSchema, validateTimeQuery, type ValidateTimeVariables } from '@galo/contracts'
import type { FulfilmentType } from '@galo/domain'
import type { Http } from '@galo/services'

interface TimeInput {
  readonly restaurantId: string
  readonly fulfilmentType: FulfilmentType
  /** A UTC instant, ISO 8601. */
  readonly pickupTime: string
}

/** Row G02: whether the restaurant would still take an order for that time. */
export const validateTime = async (
  http: Http,
  { restaurantId, fulfilmentType, pickupTime }: TimeInput,
): Promise<boolean> => {
  const { data } = await http.send({
    method: 'POST',
    path: paths.capacity,
    body: {
      query: validateTimeQuery,
      variables: { restaurantIds: [restaurantId], fulfilmentType, pickupTime } satisfies ValidateTimeVariables,
    },
    credential: 'session',
    apiSource: 'capacity',
    contract: 'platform.validate-time',
    parse: (body) => validateTimeAnswerSchema.parse(body),
    safe: true,
  })
  return data.validateTime.valid
}
