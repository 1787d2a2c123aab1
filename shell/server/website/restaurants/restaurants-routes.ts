import type { Context } from 'hono'
import type { InputOf } from '@galo/contracts/call'
import { getMenu } from '@galo/contracts/menu'
import {
  filterRestaurants,
  getRestaurantDetails,
  type RestaurantEstimate,
  type RestaurantSummary,
} from '@galo/contracts/restaurants'
import { facilitiesIn, marketOfCountry, MARKETS, type Market } from '@galo/domain'
import { wordsOf } from '@galo/words'
import type { BffConfig } from '../../config'
import type { Place } from '../../http/head-facts'
import { aheadMsOf } from '../../http/mock-time'
import { mockTimeHeaders } from '../../http/mock-time-headers'
import { mockTimeSign } from '../../http/mock-time-sign'
import type { PlatformClock } from '../../platform-clock'
import { askPublic, type AskPublic } from '../../public-data/ask-public'
import type { PlatformData } from '../../public-data/platform-data'
import type { Report } from '../../report'
import type { SiteFlags } from '../../visitor/flags/site-flags'
import { websiteAnswers } from '../website-answer'
import { writeDocument, type WebsiteDocument } from '../website-document'
import { WEBSITE_WORDS } from '../website.words'
import { askedIn, estimatesOf, findNear } from './find-near'
import { drawAll, drawTown, LIST_PATH, stepsToTown } from './list-pages'
import { LOCATE_SCRIPT } from './locate-script'
import { SEARCH_PATH } from './locator-form'
import { factsOf, type Around } from './restaurant-facts.model'
import { drawRestaurant, stepsToRestaurant } from './restaurant-page'
import { RESTAURANTS_CSS } from './restaurants-css'
import { RESTAURANTS_WORDS } from './restaurants.words'
import { drawSearch, searchOf, titleOf } from './search-page'
import { menuThing } from './menu-data'
import { listThing, pathThing, restaurantThing } from './structured-data'
import { slugOf, slugOfCity, townsOf, type Town } from './towns.model'
import { drawTrouble, troubleTitle, type Trouble } from './trouble-pages'

export interface RestaurantsOptions {
  readonly config: Pick<
    BffConfig,
    | 'language'
    | 'siteUrls'
    | 'identityUrl'
    | 'developmentToken'
    | 'menuToken'
    | 'environment'
    | 'mapsKey'
    | 'mapsApiUrl'
  >
  readonly platformData: Pick<PlatformData, 'forPage'>
  readonly clock: Pick<PlatformClock, 'now'>
  readonly siteFlags: Pick<SiteFlags, 'of'>
  readonly report: Report
}

/** By the address they answer. */
export interface RestaurantPages {
  readonly all: (context: Context) => Promise<Response>
  readonly search: (context: Context) => Promise<Response>
  readonly town: (context: Context) => Promise<Response>
  readonly restaurant: (context: Context) => Promise<Response>
}

/** As the platform writes them; it is not asked about anything else. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+){0,12}$/

const STATUS = { silent: 503, 'no-restaurant': 404, 'no-town': 404, elsewhere: 404 } as const

/** One visitor's question. */
interface Visit {
  readonly context: Context
  readonly ask: AskPublic
  readonly around: Around
}

type Page = Pick<WebsiteDocument, 'main' | 'things' | 'twin' | 'script'> & {
  readonly title: string
  readonly description: string
  readonly listed?: 'here' | 'everywhere'
}

/** The pages of restaurants (A14, X25): documents like the rest of the website, made of what the platform says at the moment (decision 0100). */
export const serveRestaurants = (options: RestaurantsOptions, market: Market): RestaurantPages => {
  const { config, platformData, clock, siteFlags, report } = options
  const { language, siteUrls, developmentToken, menuToken } = config
  const locale = { market, language }
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const { countryCode: country, timeZone } = MARKETS[market]
  const other: Market = market === 'UK' ? 'IE' : 'UK'
  const site = siteUrls[market]
  const { answer } = websiteAnswers(config, market)

  const placeOf = ({ req }: Context): Place => ({ ...locale, siteUrls, pathname: new URL(req.url).pathname })

  /** Who looks from another time is told so where the time is what the page is about. */
  const signsOf = (context: Context) => {
    const aheadMs = aheadMsOf(context, config)
    const sign = mockTimeSign({ locale, now: clock.now() + aheadMs, aheadMs })
    return sign === null ? [] : [sign]
  }

  const show = (context: Context, page: Page, status: 200 | 404 | 503 = 200): Response => {
    const { title, description, listed, ...rest } = page
    const signs = signsOf(context)
    const document = writeDocument({
      ...rest,
      head: { title: wordsOf(WEBSITE_WORDS, locale).of(title), description, listed },
      place: placeOf(context),
      asksMarket: context.req.query('market') === other,
      signs,
      css: RESTAURANTS_CSS,
    })
    // A sign above the page has a script of its own.
    return answer(context, document, { status, hasScript: rest.script !== undefined || signs.length > 0, hasMap: true })
  }

  /** A page with the form that finds restaurants, which may ask the device where it is. */
  const showWithForm = (context: Context, page: Page, status?: 200 | 404 | 503): Response =>
    show(context, { ...page, script: LOCATE_SCRIPT }, status)

  const showTrouble = (context: Context, trouble: Trouble): Response => {
    const title = troubleTitle(trouble, words)
    const page = { title, description: words.searchDescription, main: drawTrouble(trouble, locale), twin: LIST_PATH }
    const status = STATUS[trouble.kind]
    // A search engine that comes by in a bad minute comes again, and forgets nothing.
    if (status === 503) context.header('retry-after', '60')
    return showWithForm(context, page, status)
  }

  /** Where the platform is silent, and has said nothing within five minutes that could stand in, the page says so and whom to ring. */
  const served =
    (page: (visit: Visit) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      const aheadMs = aheadMsOf(context, config)
      const ask = askPublic({ platformData, developmentToken, menuToken, headers: mockTimeHeaders(aheadMs) })
      const around = { when: { now: clock.now() + aheadMs, timeZone }, market, flags: siteFlags.of(market) }
      try {
        return await page({ context, ask, around })
      } catch (error) {
        const { pathname, search, searchParams } = new URL(context.req.url)
        report('warning', 'Restaurants could not be asked for', { path: pathname, error: String(error) })
        return showTrouble(context, {
          kind: 'silent',
          typed: askedIn(searchParams).words,
          again: pathname + search,
        })
      }
    }

  const restaurantsOf = async (
    ask: AskPublic,
    filter: Partial<InputOf<typeof filterRestaurants>['variables']> = {},
  ): Promise<readonly RestaurantSummary[]> =>
    (await ask(filterRestaurants, { variables: { country, ...filter } })).items

  const wantedIn = (context: Context) => facilitiesIn((context.req.query('with') ?? '').split(','))

  const all = served(async ({ context, ask }) => {
    const wanted = wantedIn(context)
    const everywhere = await restaurantsOf(ask)
    const shown = wanted.length === 0 ? everywhere : await restaurantsOf(ask, { amenityFeature: wanted })
    return showWithForm(context, {
      title: words.allTitle,
      description: words.allDescription,
      main: drawAll({ all: everywhere, shown, wanted }, locale),
      twin: LIST_PATH,
      ...(wanted.length === 0 && { listed: 'everywhere' }),
    })
  })

  const listThings = (town: Town): readonly object[] => [
    pathThing(stepsToTown(town, locale), { site, url: site + town.path }),
    listThing(
      town.restaurants.map(({ name, slug }) => [name, `${LIST_PATH}/${slug}`] as const),
      site,
    ),
  ]

  /** A town is there, and so are neighbours, whether or not anybody can say which of them is open. */
  const justNow = (restaurants: Parameters<typeof estimatesOf>[0], ask: AskPublic) =>
    estimatesOf(restaurants, { ask, market, key: developmentToken }).catch(() => new Map<string, RestaurantEstimate>())

  /** Nothing is said of the other market's towns while it can't be asked. */
  const townOverThere = async (slug: string, ask: AskPublic): Promise<Trouble> => {
    try {
      const towns = townsOf(await restaurantsOf(ask, { country: MARKETS[other].countryCode }))
      const found = towns.find(({ name }) => [slug, slugOfCity(slug)].includes(slugOf(name)))
      return found === undefined
        ? { kind: 'no-town' }
        : { kind: 'elsewhere', name: found.name, there: siteUrls[other] + found.path }
    } catch {
      return { kind: 'no-town' }
    }
  }

  const town = served(async ({ context, ask, around }) => {
    const slug = context.req.param('town') ?? ''
    const towns = townsOf(await restaurantsOf(ask))
    const found = towns.find(({ name }) => slugOf(name) === slug)
    const city = towns.find(({ name }) => slugOf(name) === slugOfCity(slug))
    if (found === undefined)
      return city === undefined
        ? showTrouble(context, await townOverThere(slug, ask))
        : context.redirect(city.path + new URL(context.req.url).search, 302)
    const wanted = wantedIn(context)
    const shown =
      wanted.length === 0
        ? found.restaurants
        : await restaurantsOf(ask, { locality: found.name, amenityFeature: wanted })
    const estimates = await justNow(found.restaurants, ask)
    return showWithForm(context, {
      title: words.inTown(found.name),
      description: words.townDescription(found.name, found.restaurants.length),
      main: drawTown(found, { all: found.restaurants, shown, wanted, estimates, around }, locale),
      twin: LIST_PATH,
      ...(wanted.length === 0 && { listed: 'here', things: listThings(found) }),
    })
  })

  /** To pick from; a search that came to nothing is answered without them as well. */
  const townsToPick = async (ask: AskPublic): Promise<readonly Town[]> => {
    try {
      return townsOf(await restaurantsOf(ask))
    } catch {
      return []
    }
  }

  const search = served(async ({ context, ask, around }) => {
    const asked = askedIn(new URL(context.req.url).searchParams)
    const result = await findNear(asked, { ask, market, key: developmentToken })
    const towns = result.kind === 'found' ? [] : await townsToPick(ask)
    const query = searchOf(asked).toString()
    const place = result.kind === 'found' || result.kind === 'far' ? (result.label ?? words.you) : null
    return showWithForm(context, {
      title: titleOf(result, words, locale).title,
      description: place === null ? words.searchDescription : words.nearDescription(place),
      main: drawSearch({ asked, search: result, around, towns, otherSite: siteUrls[other], maps: config }, locale),
      twin: SEARCH_PATH + (query === '' ? '' : `?${query}`),
      ...(result.kind === 'open' && { listed: 'everywhere' }),
    })
  })

  /** Of a restaurant that can be looked at; a page without what machines read of its menu is as good to people. */
  const menuThings = async (id: string, ask: AskPublic, url: string | undefined): Promise<readonly object[]> => {
    if (url === undefined) return []
    const menu = await ask(getMenu, { variables: { id, market } }).catch(() => null)
    return menu === null ? [] : [menuThing(menu, url)]
  }

  const restaurant = served(async ({ context, ask, around }) => {
    const slug = context.req.param('slug') ?? ''
    const details = SLUG.test(slug) ? await ask(getRestaurantDetails, { variables: { slug } }) : null
    if (details === null) return showTrouble(context, { kind: 'no-restaurant' })
    const { name, geo } = details
    if (marketOfCountry(geo.address.country) !== market)
      return showTrouble(context, { kind: 'elsewhere', name, there: `${siteUrls[other]}${LIST_PATH}/${slug}` })
    const estimates = details.nearby.length === 0 ? undefined : await justNow([details, ...details.nearby], ask)
    const facts = factsOf(details, around, estimates)
    const thing = restaurantThing(facts, { locale, site })
    return show(context, {
      title: words.of(facts.name, facts.town),
      description: words.description(facts.name, facts.street, facts.town),
      main: drawRestaurant(facts, { when: around.when, maps: config }, locale),
      twin: LIST_PATH,
      listed: 'here',
      things: [
        thing,
        pathThing(stepsToRestaurant(facts, locale), { site, url: `${site}${LIST_PATH}/${slug}` }),
        ...(await menuThings(details.identifier, ask, thing.hasMenu)),
      ],
    })
  })

  return { all, search, town, restaurant }
}
