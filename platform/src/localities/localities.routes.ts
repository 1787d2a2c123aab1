import { MARKETS, marketOfCountry, type Market } from '@galo/domain'
import { Hono } from 'hono'
import { z } from 'zod'
import { searchTextOf } from '../db/search-text'
import { parseWith } from '../http/body'
import { checkLocalitiesKey } from '../http/development-token'
import { answerErrorsAs, notFound } from '../http/refusal'
import type { Platform } from '../platform'
import { findElsewhere, findLocalities, locateLocality } from './localities.find'
import { addressesAtPostcode } from './localities.store'
import { toAddress, toLocality, toPrediction } from './localities.wire'
import { nearestPlace } from './places.find'

const MOST_PREDICTIONS = 8
const SHORTEST_INPUT = 2

const key = z.string().max(200)

export const autocompleteSchema = z.object({
  key,
  input: z.string().max(120),
  types: z
    .string()
    .default('address|postal_code')
    .transform((list) => list.split(/[|,]/))
    .pipe(z.array(z.enum(['address', 'postal_code', 'locality'])).min(1)),
  /** `GB`, or `country:gb` as some clients of such services write it. */
  country: z.string().transform((value, context): Market => {
    const market = marketOfCountry(value.replace(/^country:/i, '').toUpperCase())
    if (market !== null) return market
    context.addIssue({ code: 'custom', message: 'GB or IE' })
    return z.NEVER
  }),
})

export const detailsSchema = z.object({ key, public_id: z.string().min(1).max(240) })

/** Further from every town than this is the open sea, or another country. */
const NEARBY_MILES = 40

const LATLNG = /^(-?\d{1,2}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/

export const geocodeSchema = z.object({
  key,
  /** `53.48,-2.24`. */
  latlng: z.string().transform((value, context) => {
    const [, latitude, longitude] = LATLNG.exec(value) ?? []
    if (latitude !== undefined && longitude !== undefined)
      return { latitude: Number(latitude), longitude: Number(longitude) }
    context.addIssue({ code: 'custom', message: 'latitude,longitude' })
    return z.NEVER
  }),
})

/** The address service (D11 b): what a person may mean while typing, and where that is. */
export const localitiesRoutes = (platform: Platform) => {
  const { db } = platform
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))

  routes.get('/autocomplete', async (c) => {
    const { key: given, input, types, country } = parseWith(autocompleteSchema, c.req.query())
    checkLocalitiesKey(platform, given)
    if (searchTextOf(input).length < SHORTEST_INPUT) return c.json({ predictions: [] })
    const wanted = { market: country, words: input, types }
    const found = await findLocalities(db, { ...wanted, limit: MOST_PREDICTIONS })
    const elsewhere = await findElsewhere(db, wanted)
    return c.json({
      predictions: found.map(toPrediction),
      ...(elsewhere && {
        elsewhere: { countryCode: MARKETS[elsewhere.market].countryCode, displayLabel: elsewhere.displayLabel },
      }),
    })
  })

  routes.get('/details', async (c) => {
    const { key: given, public_id: publicId } = parseWith(detailsSchema, c.req.query())
    checkLocalitiesKey(platform, given)
    const row = await locateLocality(db, publicId)
    if (row === undefined) throw notFound('Place')
    if (row.type !== 'postal_code') return c.json({ address: toAddress(row) })
    const addresses = await addressesAtPostcode(db, row.postcode)
    return c.json({ address: toAddress(row), addresses: addresses.map(toPrediction) })
  })

  routes.get('/geocode', (c) => {
    const { key: given, latlng } = parseWith(geocodeSchema, c.req.query())
    checkLocalitiesKey(platform, given)
    const nearest = nearestPlace(latlng)
    if (nearest === null || nearest.miles > NEARBY_MILES) throw notFound('Place')
    return c.json({ address: toAddress(toLocality(nearest.place)) })
  })

  return routes
}
