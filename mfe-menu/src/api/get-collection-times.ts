import { availableTimesAnswerSchema, availableTimesQuery, paths, type AvailableTimesVariables } from '@galo/contracts'
import { epochMs, MINUTE_MS, toIso, type Instant } from '@galo/domain'
import type { Http } from '@galo/services'

interface TimesInput {
  readonly restaurantId: string
  readonly now: Instant
  readonly signal?: AbortSignal
}

/** Row G02: the times food can still be collected at today, as UTC instants, soonest first; the list that checkout chooses from. */
export const getCollectionTimes = async (
  http: Http,
  { restaurantId, now, signal }: TimesInput,
): Promise<readonly string[]> => {
  // To the minute: the same question for everybody who asks in it.
  const fromTime = toIso(Math.floor(epochMs(now) / MINUTE_MS) * MINUTE_MS)
  const { data } = await http.send({
    method: 'POST',
    path: paths.capacity,
    body: {
      query: availableTimesQuery,
      variables: {
        restaurantIds: [restaurantId],
        fulfilmentType: 'COLLECTION',
        fromTime,
      } satisfies AvailableTimesVariables,
    },
    credential: 'none',
    apiSource: 'capacity',
    contract: 'platform.available-times',
    parse: (body) => availableTimesAnswerSchema.parse(body),
    safe: true,
    ...(signal === undefined ? {} : { signal }),
  })
  const times = data.availableTimes.find((answer) => answer.restaurantId === restaurantId)?.times ?? []
  return times.map(({ time }) => time).sort()
}
