import { Hono } from 'hono'
import type { Menu } from '@galo/contracts/menu'
import type { Market } from '@galo/domain'
import { createPlatformData } from '../public-data/platform-data'
import { aConfig } from './a-config'
import { aPlatform, type Call, type SmallPlatform } from './a-platform'
import { aRestaurant, type RestaurantAnswer } from './a-restaurant'
import { serveRestaurants } from '../website/restaurants/restaurants-routes'

export const siteUrls = { UK: 'https://uk.galo.test', IE: 'https://ie.galo.test' }
export const NOW = Date.parse('2026-11-17T18:00:00Z')

export const named = (name: string, locality: string, changes: Partial<RestaurantAnswer> = {}): RestaurantAnswer => {
  const { geo } = aRestaurant()
  const slug = name
    .toLowerCase()
    .replace(/^galo /, '')
    .replaceAll(' ', '-')
  return aRestaurant({
    identifier: slug,
    name,
    slug,
    geo: { ...geo, address: { ...geo.address, locality } },
    ...changes,
  })
}

export const ALL = [
  named('Galo Deansgate', 'Manchester'),
  named('Galo Piccadilly', 'Manchester', { amenityFeature: [{ name: 'wifi' }] }),
  named('Galo Briggate', 'Leeds'),
]

interface Answers {
  readonly restaurant?: RestaurantAnswer | null
  readonly restaurants?: readonly RestaurantAnswer[]
  /** Of the other market; none unless they are given. */
  readonly overThere?: readonly RestaurantAnswer[]
  readonly predictions?: readonly object[]
  readonly isGuess?: boolean
  readonly elsewhere?: object
  readonly country?: 'GB' | 'IE'
  readonly menu?: Menu
}

const place = (country: 'GB' | 'IE', type = 'postal_code') => ({
  address: {
    id: 'p1',
    type,
    lineOne: '',
    city: 'Manchester',
    postcode: type === 'postal_code' ? 'M3 4EN' : '',
    country: 'x',
    countryCode: country,
    formatted: 'x',
    coordinates: { latitude: 53.4775, longitude: -2.2497 },
  },
})

/** What the platform answers to each of the locator's questions. */
const answerTo = ({ path, headers, body }: Call, answers: Answers): unknown => {
  if (path.startsWith('/localities/autocomplete'))
    return { predictions: answers.predictions ?? [], isGuess: answers.isGuess, elsewhere: answers.elsewhere }
  if (path.startsWith('/localities/')) return place(answers.country ?? 'GB')
  const { query, variables } = JSON.parse(body) as {
    query: string
    variables: { country?: string; amenityFeature?: string[] }
  }
  // Nobody reads a menu without the token for it.
  if (/query Menu\b/.test(query))
    return {
      data: { menu: headers['authorization'] === `Bearer ${aConfig().menuToken}` ? (answers.menu ?? null) : null },
    }
  if (query.includes('restaurantDetails')) return { data: { restaurantDetails: answers.restaurant ?? null } }
  const { restaurants = ALL } = answers
  if (!query.includes('restaurantsByFilter')) return { data: { restaurants: { items: restaurants } } }
  if (variables.country === 'IE' && answers.overThere !== undefined)
    return { data: { restaurantsByFilter: { items: answers.overThere } } }
  const has = ({ amenityFeature }: RestaurantAnswer) =>
    (variables.amenityFeature ?? []).every((wanted) => amenityFeature.some(({ name }) => name === wanted))
  return { data: { restaurantsByFilter: { items: restaurants.filter(has) } } }
}

export const h1Of = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1]
export const isForNobodyToFind = (html: string) => html.includes('<meta name="robots" content="noindex">')

/** The pages of restaurants on a small platform of each test's own; what that answers is for the test to say. */
export const restaurantsSite = () => {
  const world: { answers: Answers; isSilent: boolean } = { answers: {}, isSilent: false }
  let platform: SmallPlatform
  beforeEach(async () => {
    Object.assign(world, { answers: {}, isSilent: false })
    platform = await aPlatform((call, response) => {
      response.statusCode = world.isSilent ? 503 : 200
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(answerTo(call, world.answers)))
    })
  })
  afterEach(() => platform.close())

  const siteFor = (market: Market = 'UK', platformUrl = platform.url) => {
    const config = aConfig({ siteUrls, platformUrl })
    const pages = serveRestaurants(
      {
        config,
        platformData: createPlatformData({ ...config, silenceMs: 500 }),
        clock: { now: () => NOW },
        siteFlags: { of: () => ({}) },
        report: () => {},
      },
      market,
    )
    const site = new Hono()
      .get('/restaurants', pages.all)
      .get('/restaurants/search', pages.search)
      .get('/restaurants/in/:town', pages.town)
      .get('/restaurants/:slug', pages.restaurant)
    return async (path: string, cookie = '') => {
      const answer = await site.request(path, { headers: { cookie } })
      return { answer, status: answer.status, html: await answer.text() }
    }
  }
  const ask = (path: string, market?: Market) => siteFor(market)(path)
  return Object.assign(world, { ask, siteFor /** What was asked of the platform. */, calls: () => platform.calls })
}
