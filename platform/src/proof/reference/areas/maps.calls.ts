import { z } from 'zod'
import {
  detailsSchema,
  geocodeSchema,
  keySchema,
  predictionsSchema,
} from '../../../providers/maps/stand-in/maps.requests'
import { createApi } from '../../world/api'
import type { ApiArea } from '../api-call'

const key = 'galo-maps'
const place = z.object({
  place_id: z.string(),
  formatted_address: z.string(),
  address_components: z.array(z.object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }), location_type: z.string() }),
})
const denied = { status: 403, code: 'REQUEST_DENIED', when: 'the key is not ours' } as const
const shared = { method: 'GET', bearer: 'none', errors: 'list', rows: ['D11', 'D15'] } as const

export const mapsArea: ApiArea = {
  id: 'maps',
  title: 'Maps provider’s stand-in',
  about: 'What the map’s script asks for: tiles, and places in the provider’s own words.',
  calls: [
    {
      ...shared,
      name: 'Ask whether a key may be used',
      path: '/stand-ins/maps/v1/authorise',
      about: 'The script asks once when it has come; a no takes the map away that the page is showing by then.',
      query: keySchema,
      answer: { status: 200, schema: z.object({ authorised: z.literal(true) }) },
      refusals: [denied],
      good: () => ({ query: { key } }),
    },
    {
      ...shared,
      name: 'Get a map tile',
      path: '/stand-ins/maps/v1/tiles/:z/:x/:y',
      about: 'Land, streets, parks, water and names of one square of the map, as whole numbers of 4096 to a side.',
      query: keySchema,
      answer: {
        status: 200,
        schema: z.object({ land: z.array(z.array(z.int())), streets: z.array(z.array(z.int())) }),
      },
      refusals: [denied],
      good: () => ({ params: { z: '12', x: '2022', y: '1325' }, query: { key } }),
    },
    {
      ...shared,
      name: 'Predict places',
      path: '/stand-ins/maps/v1/predictions',
      about: 'At most five places that go on from what was typed, in one country or in both.',
      query: predictionsSchema,
      answer: { status: 200, schema: z.object({ predictions: z.array(z.object({ place_id: z.string() })) }) },
      refusals: [denied],
      good: () => ({ query: { key, input: 'manch', country: 'gb', types: 'geocode' } }),
    },
    {
      ...shared,
      name: 'Get a place',
      path: '/stand-ins/maps/v1/details',
      about: 'A predicted place with its address taken apart.',
      query: detailsSchema,
      answer: { status: 200, schema: z.object({ result: place }) },
      refusals: [denied, { status: 404, code: 'NOT_FOUND', when: 'nobody knows the place' }],
      good: async ({ url }) => {
        const query = new URLSearchParams({ key, input: 'manch', country: 'gb' })
        const { body } = await createApi(url).get(`/stand-ins/maps/v1/predictions?${query}`)
        return { query: { key, place_id: String(body.predictions[0].place_id) } }
      },
    },
    {
      ...shared,
      name: 'Geocode',
      path: '/stand-ins/maps/v1/geocode',
      about:
        'An address to a place, a position to the addresses there, or a place’s id to the place; one of the three.',
      query: geocodeSchema,
      answer: { status: 200, schema: z.object({ results: z.array(place) }) },
      refusals: [denied],
      good: () => ({ query: { key, lat: '53.4775', lng: '-2.2497' } }),
    },
  ],
}
