import { availableTimesAnswerSchema, availableTimesQuery, paths, type AvailableTimesVariables } from '@galo/contracts'
import type { FulfilmentType } from '@galo/domain'
import type { Http } from '@galo/services'

interface TimesInput {
  readonly restaurantId: string
  readonly fulfilmentType: FulfilmentType
  /** A UTC instant, ISO 8601. */
  readonly fromTime: string
  readonly signal?: AbortSignal
}

/** Row G02: today's slots of one restaurant that still have room, as UTC instants, earliest first. */
export const getAvailableTimes = async (
  http: Http,
  { restaurantId, fulfilmentType, fromTime, signal }: TimesInput,
): Promise<readonly string[]> => {
  const { data } = await http.send({
    method: 'POST',
    path: paths.capacity,
    body: {
      query: availableTimesQuery,
      variables: { restaurantIds: [restaurantId], fulfilmentType, fromTime } satisfies AvailableTimesVariables,
    },
    credential: 'session',
    apiSource: 'capacity',
    contract: 'platform.available-times',
    parse: (body) => availableTimesAnswerSchema.parse(body),
    safe: true,
    ...(signal === undefined ? {} : { signal }),
  })
  const times = data.availableTimes.find((answer) => answer.restaurantId === restaurantId)?.times ?? []
  return times.map(({ time }) => time).sort()
}
