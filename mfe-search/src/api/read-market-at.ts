import { addressDetailsSchema, isAppError, paths } from '@galo/contracts'
import { marketOfCountry, type LatLng, type Market } from '@galo/domain'
import type { Http } from '@galo/services'

export interface PositionInput {
  readonly at: LatLng
  readonly key: string
  readonly signal?: AbortSignal
}

/** Row D11: the market a position lies in; `null` at sea, abroad, or when nobody could tell. */
export const readMarketAt = async (http: Http, { at, key, signal }: PositionInput): Promise<Market | null> => {
  try {
    const { address } = await http.send({
      method: 'GET',
      path: paths.localities.geocode,
      query: { latlng: `${at.latitude},${at.longitude}`, key },
      credential: 'none',
      apiSource: 'localities',
      contract: 'platform.address-details',
      parse: (body) => addressDetailsSchema.parse(body),
      ...(signal ? { signal } : {}),
    })
    return marketOfCountry(address.countryCode)
  } catch (error) {
    if (isAppError(error)) return null
    throw error
  }
}
