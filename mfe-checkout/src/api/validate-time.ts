import { paths, validateTimeAnswerSchema, validateTimeQuery, type ValidateTimeVariables } from '@galo/contracts'
import type { FulfilmentType } from '@galo/domain'
import type { Http } from '@galo/services'

interface TimeInput {
  readonly restaurantId: string
  readonly fulfilmentType: FulfilmentType
  /** A UTC instant, ISO 8601. */
  readonly pickupTime: string
}

/** Why a time can't be had; the domain's words for slots, and a restaurant that takes no such orders. `UNKNOWN`: nobody says. */
export type TimeRefusal =
  'NOT_TAKING' | 'TAKEN' | 'TOO_SOON' | 'OUTSIDE_HOURS' | 'ANOTHER_DAY' | 'NOT_A_SLOT' | 'UNKNOWN'

const REFUSALS: readonly string[] = [
  'NOT_TAKING',
  'TAKEN',
  'TOO_SOON',
  'OUTSIDE_HOURS',
  'ANOTHER_DAY',
  'NOT_A_SLOT',
] satisfies readonly TimeRefusal[]

const isRefusal = (reason: string): reason is TimeRefusal => REFUSALS.includes(reason)

/** Row G02: whether the restaurant would still take an order for that time; `null` when it would, else why not. */
export const validateTime = async (
  http: Http,
  { restaurantId, fulfilmentType, pickupTime }: TimeInput,
): Promise<TimeRefusal | null> => {
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
  const { valid, reason } = data.validateTime
  if (valid) return null
  return reason != null && isRefusal(reason) ? reason : 'UNKNOWN'
}
