import { Hono } from 'hono'
import { compress } from 'hono/compress'
import type { LatLng, Market } from '@galo/domain'
import { parseWith } from '../../../kernel/http/body'
import { answerErrorsAs, notFound, Refusal } from '../../../kernel/http/refusal'
import { isSameSecret } from '../../../kernel/http/secret'
import type { Platform } from '../../../kernel/platform'
import type { AddressBook } from '../port'
import { detailsSchema, geocodeSchema, keySchema, predictionsSchema, tileSchema } from './maps.requests'
import { mapsScript } from './maps.script'
import { pictureText } from './picture/picture.kept'
import { pictureSchema } from './picture/picture.request'
import { geocode } from './places/geocode'
import { findAround, findPlace, searchPlaces } from './places/places.find'
import { geocodedOf, predictionOf, resultOf } from './places/places.wire'
import { wantedOf } from './places/type-filter'
import { tileText } from './tiles/tile.kept'

const MOST_PREDICTIONS = 5
/** The key whose script does not arrive at all; any other wrong key gets a map that says it may not be used. */
const LOAD_FAILURE_KEY = 'load-failure'
const DAY_S = 86_400

/** The maps provider, standing in: its script, its map tiles, and what its script asks about places. */
export const mapsStandInRoutes = ({ config, db }: Pick<Platform, 'config' | 'db'>, addresses: AddressBook) => {
  const sources = { db, addresses }
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  routes.use('/v1/*', compress())
  routes.use('/api/staticmap', compress())

  const isOurKey = (key: string): boolean => isSameSecret(key, config.mapsKey)
  const checkKey = (query: Record<string, string>): void => {
    const { key } = parseWith(keySchema, query)
    if (!isOurKey(key)) throw new Refusal(403, 'REQUEST_DENIED', 'key: The provided API key is invalid.')
  }

  routes.get('/api/js', async (c) => {
    const key = c.req.query('key') ?? ''
    if (key === LOAD_FAILURE_KEY) throw new Refusal(503, 'LOAD_FAILURE', 'key: this one never loads')
    const script = await mapsScript(isOurKey(key))
    return c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
  })

  routes.get('/api/staticmap', (c) => {
    checkKey(c.req.query())
    const { key: _, ...picture } = parseWith(pictureSchema, { ...c.req.query(), markers: c.req.queries('markers') })
    c.header('cache-control', `public, max-age=${DAY_S}`)
    return c.body(pictureText(picture), 200, { 'content-type': 'image/svg+xml; charset=utf-8' })
  })

  routes.get('/v1/authorise', (c) => {
    checkKey(c.req.query())
    c.header('cache-control', 'no-store')
    return c.json({ authorised: true })
  })

  routes.get('/v1/tiles/:z/:x/:y', (c) => {
    checkKey(c.req.query())
    const tile = parseWith(tileSchema, c.req.param())
    c.header('cache-control', `public, max-age=${DAY_S}`)
    return c.body(tileText(tile), 200, { 'content-type': 'application/json; charset=UTF-8' })
  })

  routes.get('/v1/predictions', async (c) => {
    checkKey(c.req.query())
    const { input, country, types } = parseWith(predictionsSchema, c.req.query())
    const wanted = wantedOf(types)
    const found = await Promise.all(
      country.map((market) => searchPlaces(sources, market, input, wanted, MOST_PREDICTIONS)),
    )
    const predictions = found.flat().slice(0, MOST_PREDICTIONS)
    return c.json({ predictions: predictions.map((place) => predictionOf(place, input)) })
  })

  routes.get('/v1/details', async (c) => {
    checkKey(c.req.query())
    const { place_id: id } = parseWith(detailsSchema, c.req.query())
    const place = await findPlace(sources, id)
    if (place === null) throw notFound('Place')
    return c.json({ result: resultOf(place) })
  })

  const around = async (at: LatLng) => (await findAround(sources, at)).map(resultOf)
  const named = async (address: string, markets: readonly Market[]) =>
    (await Promise.all(markets.map((market) => geocode(sources, market, address)))).flat().map(geocodedOf)
  const known = async (id: string) => {
    const place = await findPlace(sources, id)
    return place === null ? [] : [resultOf(place)]
  }

  routes.get('/v1/geocode', async (c) => {
    checkKey(c.req.query())
    const { address, lat, lng, place_id: id, country } = parseWith(geocodeSchema, c.req.query())
    if (lat !== undefined && lng !== undefined)
      return c.json({ results: await around({ latitude: lat, longitude: lng }) })
    return c.json({ results: id === undefined ? await named(address ?? '', country) : await known(id) })
  })

  return routes
}
