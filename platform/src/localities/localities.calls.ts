import { addressDetailsSchema, addressPredictionsSchema, paths } from '@galo/contracts'
import type { ApiArea } from '../http/api-call'
import { createApi } from '../test/api'
import { conversionSchema } from './geo.routes'
import { autocompleteSchema, detailsSchema, geocodeSchema } from './localities.routes'

const typed = { input: 'm1 1ae', types: 'address|postal_code', country: 'GB', key: 'galo-development' }

const refused = { status: 403, code: 'INVALID_KEY', when: 'the key is not that of our sites' } as const

export const localitiesArea: ApiArea = {
  id: 'localities',
  title: 'Localities',
  about: 'The address service: what a person may mean while typing, and where that is.',
  calls: [
    {
      name: 'Autocomplete an address',
      method: 'GET',
      path: paths.localities.autocomplete,
      about:
        'At most eight predictions for what was typed so far; none for less than two letters or digits. ' +
        'The very postcode comes first, then places of exactly that name. `elsewhere` names a place of the other country, when the words surely mean one there and none here.',
      rows: ['D11', 'D12'],
      bearer: 'none',
      errors: 'list',
      query: autocompleteSchema,
      answer: { status: 200, schema: addressPredictionsSchema },
      refusals: [refused],
      good: () => ({ query: typed }),
    },
    {
      name: 'Get address details',
      method: 'GET',
      path: paths.localities.details,
      about: 'Where a prediction is. A postcode brings the addresses known there.',
      rows: ['D12'],
      bearer: 'none',
      errors: 'list',
      query: detailsSchema,
      answer: { status: 200, schema: addressDetailsSchema },
      refusals: [refused, { status: 404, code: 'NOT_FOUND', when: 'nobody knows the place' }],
      good: async ({ url }) => {
        const { body } = await createApi(url).get(`${paths.localities.autocomplete}?${new URLSearchParams(typed)}`)
        return { query: { key: typed.key, public_id: String(body.predictions[0].id) } }
      },
    },
    {
      name: 'Geocode a position',
      method: 'GET',
      path: paths.localities.geocode,
      about: 'The town or quarter nearest to `latlng`, of either country.',
      rows: ['D11'],
      bearer: 'none',
      errors: 'list',
      query: geocodeSchema,
      answer: { status: 200, schema: addressDetailsSchema },
      refusals: [refused, { status: 404, code: 'NOT_FOUND', when: 'no town of ours is anywhere near' }],
      good: () => ({ query: { key: typed.key, latlng: '53.4775,-2.2497' } }),
    },
    {
      name: 'Convert a place',
      method: 'GET',
      path: paths.geoConversion,
      about:
        'For the locator form: `place` as somebody wrote it, or `lat` and `lon` of their device. Sends on to `destination` with `q`, `lat` and `lon`; ' +
        'a place nobody knows is sent on as words alone.',
      rows: ['A14'],
      bearer: 'none',
      errors: 'list',
      query: conversionSchema,
      answer: { status: 302 },
      good: () => ({ query: { place: 'M1 1AE', destination: 'restaurants/search' } }),
    },
  ],
}
