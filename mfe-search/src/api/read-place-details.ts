import { addressDetailsSchema, paths, type Address } from '@galo/contracts'
import type { Http } from '@galo/services'

export interface PlaceDetailsInput {
  /** The id of a prediction. */
  readonly publicId: string
  readonly key: string
  readonly signal?: AbortSignal
}

/** Row D11: where a predicted place is. */
export const readPlaceDetails = async (http: Http, { publicId, key, signal }: PlaceDetailsInput): Promise<Address> => {
  const { address } = await http.send({
    method: 'GET',
    path: paths.localities.details,
    query: { public_id: publicId, key },
    credential: 'none',
    apiSource: 'localities',
    contract: 'platform.address-details',
    parse: (body) => addressDetailsSchema.parse(body),
    ...(signal ? { signal } : {}),
  })
  return address
}
