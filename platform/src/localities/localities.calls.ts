import { addressDetailsSchema, addressPredictionsSchema, paths } from '@galo/contracts'
import { z } from 'zod'
import type { ApiArea } from '../http/api-call'
import { createApi } from '../test/api'
import { autocompleteSchema } from './localities.routes'

const typed = { input: 'm1 1ae', types: 'address|postal_code', country: 'GB', key: 'site-key' }

export const localitiesArea: ApiArea = {
  id: 'localities',
  title: 'Localities',
  about: 'The address service: what a person may mean while typing, and where that is.',
  calls: [
    {
      name: 'Autocomplete an address',
      method: 'GET',
      path: paths.localities.autocomplete,
      about: 'At most eight predictions for what was typed so far; none for less than two letters or digits.',
      rows: ['D11', 'D12'],
      bearer: 'none',
      errors: 'list',
      query: autocompleteSchema,
      answer: { status: 200, schema: addressPredictionsSchema },
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
      query: z.object({ public_id: z.string() }),
      answer: { status: 200, schema: addressDetailsSchema },
      refusals: [{ status: 404, code: 'NOT_FOUND', when: 'nobody knows the place' }],
      good: async ({ url }) => {
        const { body } = await createApi(url).get(`${paths.localities.autocomplete}?${new URLSearchParams(typed)}`)
        return { query: { public_id: String(body.predictions[0].id) } }
      },
    },
  ],
}
