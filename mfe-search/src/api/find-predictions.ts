import { addressPredictionsSchema, paths, type AddressPredictions } from '@galo/contracts'
import { MARKETS, type Market } from '@galo/domain'
import type { Http } from '@galo/services'

export interface PredictionsInput {
  readonly input: string
  readonly market: Market
  /** The localities service's key: configuration, not a secret. */
  readonly key: string
  readonly signal?: AbortSignal
}

/** Row D11: places of the market's country that `input` may mean, best first; and whether it surely means one in the other country. */
export const findPredictions = async (
  http: Http,
  { input, market, key, signal }: PredictionsInput,
): Promise<AddressPredictions> =>
  http.send({
    method: 'GET',
    path: paths.localities.autocomplete,
    query: { input, key, types: 'locality|postal_code|address', country: MARKETS[market].countryCode },
    credential: 'none',
    apiSource: 'localities',
    contract: 'platform.address-predictions',
    parse: (body) => addressPredictionsSchema.parse(body),
    ...(signal ? { signal } : {}),
  })
