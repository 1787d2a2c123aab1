import { marketOfCountry, type Market } from '@galo/domain'
import { z } from 'zod'
import { DEEPEST_TILE, SHALLOWEST_TILE } from './tiles/tile.wire'

const text = (most: number) => z.string().max(most)

export const keySchema = z.object({ key: text(200) })

/** A country's letters, in either case; both of ours when none is given. */
const countrySchema = z
  .string()
  .max(20)
  .default('')
  .transform((value, context): readonly Market[] => {
    const names = value.split(/[,|]/).filter(Boolean)
    if (names.length === 0) return ['UK', 'IE']
    const markets = names.flatMap((name) => marketOfCountry(name.toUpperCase()) ?? [])
    if (markets.length === names.length) return markets
    context.addIssue({ code: 'custom', message: 'gb or ie' })
    return z.NEVER
  })

export const predictionsSchema = keySchema.extend({
  input: text(120).min(1),
  country: countrySchema,
  types: text(200)
    .default('')
    .transform((list) => list.split(/[,|]/).filter(Boolean)),
})

export const detailsSchema = keySchema.extend({ place_id: text(240).min(1) })

const degrees = (most: number) => z.coerce.number().min(-most).max(most)

export const geocodeSchema = keySchema
  .extend({
    address: text(250).min(1).optional(),
    lat: degrees(90).optional(),
    lng: degrees(180).optional(),
    place_id: text(240).min(1).optional(),
    country: countrySchema,
  })
  .refine(
    ({ address, lat, lng, place_id }) =>
      [address, place_id, lat === undefined || lng === undefined ? undefined : lat].filter(
        (given) => given !== undefined,
      ).length === 1,
    'one of address, lat with lng, and place_id',
  )

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number)

export const tileSchema = z
  .object({ z: wholeNumber.pipe(z.int().min(SHALLOWEST_TILE).max(DEEPEST_TILE)), x: wholeNumber, y: wholeNumber })
  .refine(({ z: depth, x, y }) => x < 2 ** depth && y < 2 ** depth, 'no such tile')
