import { marketOfCountry, type Market } from '@galo/domain'
import { Hono } from 'hono'
import { z } from 'zod'
import { searchTextOf } from '../db/search-text'
import { parseWith } from '../http/body'
import { checkLocalitiesKey } from '../http/development-token'
import { answerErrorsAs, notFound } from '../http/refusal'
import type { Platform } from '../platform'
import { byDistrict, locate } from './localities.find'
import { addressesAtPostcode, searchLocalities } from './localities.store'
import { toAddress, toPrediction } from './localities.wire'

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
    .pipe(z.array(z.enum(['address', 'postal_code'])).min(1)),
  /** `GB`, or `country:gb` as some clients of such services write it. */
  country: z.string().transform((value, context): Market => {
    const market = marketOfCountry(value.replace(/^country:/i, '').toUpperCase())
    if (market !== null) return market
    context.addIssue({ code: 'custom', message: 'GB or IE' })
    return z.NEVER
  }),
})

export const detailsSchema = z.object({ key, public_id: z.string().min(1).max(240) })

/** The address service (D11 b): what a person may mean while typing, and where that is. */
export const localitiesRoutes = (platform: Platform) => {
  const { db } = platform
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))

  routes.get('/autocomplete', async (c) => {
    const { key: given, input, types, country } = parseWith(autocompleteSchema, c.req.query())
    checkLocalitiesKey(platform, given)
    const searchText = searchTextOf(input)
    if (searchText.length < SHORTEST_INPUT) return c.json({ predictions: [] })
    const written = await searchLocalities(db, country, types, searchText, MOST_PREDICTIONS)
    const unwritten = types.includes('postal_code') ? await byDistrict(db, input, country) : []
    const fresh = unwritten.filter(
      (row) => !written.some((other) => other.type === row.type && other.postcode === row.postcode),
    )
    return c.json({ predictions: [...fresh, ...written].slice(0, MOST_PREDICTIONS).map(toPrediction) })
  })

  routes.get('/details', async (c) => {
    const { key: given, public_id: publicId } = parseWith(detailsSchema, c.req.query())
    checkLocalitiesKey(platform, given)
    const row = await locate(db, publicId)
    if (row === undefined) throw notFound('Place')
    if (row.type === 'address') return c.json({ address: toAddress(row) })
    const addresses = await addressesAtPostcode(db, row.postcode)
    return c.json({ address: toAddress(row), addresses: addresses.map(toPrediction) })
  })

  return routes
}
