import { laterFromOf, listAvailableTimes, timesOf } from '@galo/contracts/capacity'
import { getAvailability, getMenu, listMostOrdered } from '@galo/contracts/menu'
import { getRestaurant } from '@galo/contracts/restaurants'
import {
  epochMs,
  fulfilmentFromUrl,
  isOnPremises,
  MARKETS,
  MINUTE_MS,
  DEFAULT_FULFILMENT,
  toIso,
  type FulfilmentType,
  type Instant,
  type OrderableFulfilment,
} from '@galo/domain'
import { failTelling, found, notFound, redirectTo, type LoaderContext, type LoaderResult } from '@galo/navigation'
import type { Services } from '@galo/services'
import { wordsOf } from '@galo/words'
import { quickDiets } from '../../features/menu-filters/quick-diets.model'
import { menuMark } from '../../features/item/menu-mark'
import type { MenuPageData } from './menu-page.data'
import { MENU_LOADER_WORDS } from './menu-page.loader.words'
import {
  EVERYTHING_THERE,
  findOpenItem,
  splitAvailability,
  toCardSections,
  toMenuRestaurant,
  type Unavailable,
} from './menu-page.model'
import { menuOnTheOtherSite } from './other-market'

interface AvailabilityQuestion {
  readonly restaurantId: string
  readonly fulfilmentType: FulfilmentType
  readonly signal: AbortSignal
}

/** Row E13: when nobody can tell what is sold out, everything is shown; the basket will say. */
const availabilityOrNone = async (
  services: Services,
  { signal, ...variables }: AvailabilityQuestion,
): Promise<Unavailable | null> => {
  try {
    return splitAvailability(await services.http.send(getAvailability, { variables, signal }))
  } catch (error) {
    if (!signal.aborted)
      services.log('error', 'menu: MENU_AVAILABILITY_ERROR', {
        restaurantId: variables.restaurantId,
        error,
      })
    return null
  }
}

interface TimesQuestion {
  readonly restaurantId: string
  readonly fulfilmentType: OrderableFulfilment
  readonly now: Instant
  readonly signal: AbortSignal
}

/** Two hours of them: as long as anybody looks at a menu. */
const MOST_TIMES = 24
/** How long the menu waits for its times, and for what is ordered most, once it is there itself, in milliseconds. */
const PATIENCE_MS = 300

/** When food could be had, today and on a later day; nothing when nobody can tell. A menu without times is worth more than no menu. */
const timesOrNone = async (
  services: Services,
  question: TimesQuestion,
): Promise<Pick<MenuPageData['restaurant'], 'times' | 'laterFrom'>> => {
  try {
    const { restaurantId, fulfilmentType, now, signal } = question
    // To the minute: the same question for everybody who asks in it.
    const fromTime = toIso(Math.floor(epochMs(now) / MINUTE_MS) * MINUTE_MS)
    const variables = { restaurantIds: [restaurantId], fulfilmentType, fromTime }
    const answer = await services.http.send(listAvailableTimes, { variables, signal })
    const laterFrom = laterFromOf(answer, restaurantId)
    return {
      times: timesOf(answer, restaurantId).slice(0, MOST_TIMES),
      ...(laterFrom === undefined ? {} : { laterFrom }),
    }
  } catch {
    return {}
  }
}

/** A menu that doesn’t say what others eat is a menu all the same. */
const mostOrderedOrNone = async ({ http }: Services, id: string, signal: AbortSignal) => {
  try {
    return await http.send(listMostOrdered, { variables: { id }, signal })
  } catch {
    return undefined
  }
}

const patience = (ms: number): Promise<undefined> => new Promise((resolve) => setTimeout(() => resolve(undefined), ms))

/** Rows E01, E12, E13, E14. A failure of restaurant or menu is the page's failure; one of availability is not. */
export const loadMenuPage = async ({
  params,
  url,
  services,
  signal,
}: LoaderContext): Promise<LoaderResult<MenuPageData>> => {
  const slug = params['slug'] ?? ''
  const fulfilmentType = fulfilmentFromUrl(url.searchParams.get('fulfilment')) ?? DEFAULT_FULFILMENT
  // Who reads the code on a table sits at it, whatever else an address says.
  if (url.searchParams.has('table') && !isOnPremises(fulfilmentType)) {
    const search = new URLSearchParams(url.search)
    search.set('fulfilment', 'at-table')
    return redirectTo(`${url.pathname}?${search.toString()}`)
  }
  const { http, config } = services
  const words = wordsOf(MENU_LOADER_WORDS, config)

  const estimate = await http
    .send(getRestaurant, { variables: { slug, fulfilmentMethod: fulfilmentType }, signal })
    .catch(failTelling({ heading: words.noMenu }))
  const when = { now: services.clock.now(), timeZone: MARKETS[config.market].timeZone }
  if (estimate === null) return notFound(words.noSuchGalo, words.noSuchGaloText)

  const otherSite = menuOnTheOtherSite(estimate, { url, services })
  if (otherSite !== null) return otherSite

  const restaurantId = estimate.identifier
  // Nobody else chooses a time: who is late for a rider, the basket says.
  const timesAsked =
    fulfilmentType === 'COLLECTION'
      ? timesOrNone(services, { restaurantId, fulfilmentType, now: when.now, signal })
      : undefined
  const mostAsked = mostOrderedOrNone(services, restaurantId, signal)
  const [menu, known] = await Promise.all([
    http
      .send(getMenu, { variables: { id: restaurantId, market: config.market }, signal })
      .catch(failTelling({ heading: words.noMenu, contact: { name: estimate.name, telephone: estimate.telephone } })),
    availabilityOrNone(services, { restaurantId, fulfilmentType, signal }),
  ])
  if (menu === null) return notFound(words.noMenu, words.noMenuText(estimate.name, estimate.telephone))
  const unavailable = known ?? EVERYTHING_THERE

  const late = patience(PATIENCE_MS)
  const [times, mostOrdered] = await Promise.all([Promise.race([timesAsked, late]), Promise.race([mostAsked, late])])
  const restaurant = {
    ...toMenuRestaurant(estimate, fulfilmentType, when),
    ...times,
  }
  const sections = toCardSections(menu.sections, fulfilmentType, unavailable)
  const data: MenuPageData = {
    restaurant,
    fulfilmentType,
    sections,
    menuMark: menuMark(menu),
    quickDiets: quickDiets(sections),
    unavailableItemIds: [...unavailable.hidden, ...unavailable.soldOut],
    ...(mostOrdered === undefined ? {} : { mostOrdered }),
    ...(known === null ? { isStockUnknown: true as const } : {}),
    openItem: findOpenItem(menu.sections, url.searchParams.get('item'), fulfilmentType, unavailable),
  }
  return found(data, {
    title: words.title(restaurant.name),
    description: words.description(restaurant.name, restaurant.streetAddress, restaurant.locality),
    listed: 'here',
    contact: { name: restaurant.name, telephone: restaurant.telephone },
  })
}
