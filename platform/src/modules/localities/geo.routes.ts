import type { LatLng, Market } from '@galo/domain'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Db } from '../../kernel/db/database'
import { parseWith } from '../../kernel/http/body'
import { answerErrorsAs, Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { findMeant } from './localities.find'

/** Pages of our own sites only, by their path: whatever could lead elsewhere (`//`, a scheme, dots) does not fit. */
const DESTINATION = /^\/?[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,15})?$/, 'a number')
    .transform(Number)
    .pipe(z.number().min(-most).max(most))
    .optional()

export const conversionSchema = z.object({
  place: z.string().max(120).optional(),
  lat: degrees(90),
  lon: degrees(180),
  market: z.enum(['UK', 'IE']).optional(),
  destination: z.string().max(120).regex(DESTINATION, 'a path of the site').default('restaurants/search'),
})

/** The first place the words could mean. A guess is the page's to make, which says so. */
const findWords = async (db: Db, market: Market, words: string): Promise<LatLng | null> => {
  const { found, isGuess } = await findMeant(db, {
    market,
    words,
    types: ['locality', 'postal_code', 'address'],
    limit: 1,
  })
  const [first] = found
  return first === undefined || isGuess ? null : { latitude: first.latitude, longitude: first.longitude }
}

/** The UK first: its postcodes and the Eircodes never look alike, and words are sought where the form says. */
const locateWords = async (db: Db, words: string, market: Market | undefined): Promise<LatLng | null> => {
  if (market !== undefined) return findWords(db, market, words)
  return (await findWords(db, 'UK', words)) ?? findWords(db, 'IE', words)
}

const redirectTarget = (destination: string, query: Readonly<Record<string, string>>): string =>
  `/${destination.replace(/^\//, '')}?${new URLSearchParams(query)}`

const asQuery = ({ latitude, longitude }: LatLng) => ({ lat: String(latitude), lon: String(longitude) })

/** GET /js/geo/convert/place (A14): a form without script, or a device's position, to the page that searches. */
export const geoRoutes = ({ db }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))

  routes.get('/convert/place', async (c) => {
    const { place, lat, lon, market, destination } = parseWith(conversionSchema, c.req.query())
    c.header('cache-control', 'no-store')
    if (lat !== undefined && lon !== undefined)
      return c.redirect(redirectTarget(destination, asQuery({ latitude: lat, longitude: lon })))
    const words = (place ?? '').replace(/\s+/g, ' ').trim()
    if (words === '') throw new Refusal(400, 'BAD_REQUEST', 'place: needed where lat and lon are not given')
    const found = await locateWords(db, words, market)
    return c.redirect(redirectTarget(destination, found === null ? { q: words } : { q: words, ...asQuery(found) }))
  })

  return routes
}
