import { paths } from '@galo/contracts/site'
import { autocompleteAddress, geocodePosition, getAddressDetails } from '@galo/contracts/localities'
import { conversionSchema } from '../../../modules/localities'
import { createApi } from '../../world/api'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

const key = 'galo-development'
const typed = { input: 'm1 1ae', types: 'address|postal_code', country: 'GB', key }

const INVALID_KEY = 'the key is not that of our sites'

export const localitiesArea: ApiArea = {
  id: 'localities',
  title: 'Localities',
  about: 'The address service: what a person may mean while typing, and where that is.',
  calls: [
    describedCall(autocompleteAddress, {
      title: 'Autocomplete an address',
      when: { INVALID_KEY },
      good: () => ({ query: typed }),
    }),
    describedCall(getAddressDetails, {
      title: 'Get address details',
      when: { INVALID_KEY, NOT_FOUND: 'nobody knows the place' },
      good: async ({ url }) => {
        const { body } = await createApi(url).get(`${autocompleteAddress.path}?${new URLSearchParams(typed)}`)
        return { query: { key, public_id: autocompleteAddress.answer.parse(body).predictions[0]?.id ?? '' } }
      },
    }),
    describedCall(geocodePosition, {
      title: 'Geocode a position',
      when: { INVALID_KEY, NOT_FOUND: 'no town of ours is anywhere near' },
      good: () => ({ query: { key, latlng: '53.4775,-2.2497' } }),
    }),
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
