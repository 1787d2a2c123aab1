import { availableTimesAnswerSchema, availableTimesQuery, paths, type AvailableTimesAnswer } from '@galo/contracts'
import type { FulfilmentType } from '@galo/domain'
import type { Http } from '@galo/services'

export interface AvailableTimesInput {
  /** Ten at most (row D10). */
  readonly restaurantIds: readonly string[]
  readonly fulfilment: FulfilmentType
  /** A UTC instant, ISO 8601. */
  readonly fromTime: string
  readonly signal?: AbortSignal
}

/** Row D10: the slots that still have room, per restaurant. */
export const readAvailableTimes = async (
  http: Http,
  { restaurantIds, fulfilment, fromTime, signal }: AvailableTimesInput,
): Promise<AvailableTimesAnswer['data']['availableTimes']> => {
  const { data } = await http.send({
    method: 'POST',
    path: paths.capacity,
    body: { query: availableTimesQuery, variables: { restaurantIds, fulfilmentType: fulfilment, fromTime } },
    credential: 'none',
    apiSource: 'capacity',
    contract: 'platform.available-times',
    parse: (body) => availableTimesAnswerSchema.parse(body),
    safe: true,
    ...(signal ? { signal } : {}),
  })
  return data.availableTimes
}
