import * as z from '@galo/schema'
import { defineCall } from '../call/call'
import { addressDetailsSchema, keySchema } from './localities.schema'

const LATLNG = /^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/

/** `53.48,-2.24`. */
const latLngSchema = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const [, latitude, longitude] = LATLNG.exec(value) ?? []
    if (latitude !== undefined && longitude !== undefined)
      return { latitude: Number(latitude), longitude: Number(longitude) }
    context.issues.push({ code: 'custom', message: 'latitude,longitude', input: value })
    return z.NEVER
  }),
)

/** The town or quarter nearest to `latlng`, of either country (D11). */
export const geocodePosition = defineCall({
  name: 'localities.geocode-position',
  method: 'GET',
  path: '/localities/geocode',
  credential: 'none',
  source: 'localities',
  query: z.object({ key: keySchema, latlng: latLngSchema }),
  answer: addressDetailsSchema,
  errors: { INVALID_KEY: 403, NOT_FOUND: 404 },
})
