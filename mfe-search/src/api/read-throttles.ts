import { paths, throttlesAnswerSchema, throttlesQuery, type ThrottlesAnswer } from '@galo/contracts'
import type { Http } from '@galo/services'

export interface ThrottlesInput {
  /** Ten at most (row D10). */
  readonly restaurantIds: readonly string[]
  readonly signal?: AbortSignal
}

/** Row D04: how busy each kitchen says it is. */
export const readThrottles = async (
  http: Http,
  { restaurantIds, signal }: ThrottlesInput,
): Promise<ThrottlesAnswer['data']['throttles']> => {
  const { data } = await http.send({
    method: 'POST',
    path: paths.capacity,
    body: { query: throttlesQuery, variables: { restaurantIds } },
    credential: 'none',
    apiSource: 'capacity',
    contract: 'platform.throttles',
    parse: (body) => throttlesAnswerSchema.parse(body),
    safe: true,
    ...(signal ? { signal } : {}),
  })
  return data.throttles
}
