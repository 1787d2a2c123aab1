import { askedFulfilment, isMarket, MARKETS, type ChosenFulfilment, type Market } from '@galo/domain'
import { sitePaths } from '@galo/navigation'
import { wordsOf, type Locale } from '@galo/words'
import { formatDistance } from '@galo/words/format'
import { availabilityOf } from '../../features/restaurant-list/availability.model'
import { cardOf, type CardContent } from '../../features/restaurant-list/card.model'
import { RESTAURANT_LIST_WORDS } from '../../features/restaurant-list/restaurant-list.words'
import type { RestaurantResult } from '../../features/restaurant-list/restaurant-result'
import { fulfilmentListing } from '../../fulfilment/fulfilment-listings'

/** Where a locator looks, as its page says. */
export interface LocatorPlace {
  readonly origin: string
  readonly market: Market
  readonly fulfilment: ChosenFulfilment
}

/** What is told of a choice: `href` leads to ordering. */
export interface Chosen {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly href: string
}

/** One restaurant as it is listed. */
export interface LocatorEntry extends Chosen {
  readonly address: string
  readonly distance: string
  readonly status: CardContent['status']
  /** Why there is no order to be had, or not yet. */
  readonly reason: string | null
  readonly action: string
}

/** So many are listed on somebody else's page; the site has the rest. */
export const MOST_LISTED = 5

/** An origin that may be asked: of a web address, whatever stands behind it; `null` for anything else. */
const originOf = (text: string | null): string | null => {
  if (text === null || !URL.canParse(text)) return null
  const { protocol, origin } = new URL(text)
  return ['http:', 'https:'].includes(protocol) ? origin : null
}

/** What the attributes say; what they don't, or say wrongly, is as if nobody had said it. */
export const placeFrom = (attribute: (name: string) => string | null, scriptOrigin: string): LocatorPlace => {
  const market = attribute('market')?.trim().toUpperCase() ?? ''
  return {
    origin: originOf(attribute('api-origin')) ?? scriptOrigin,
    market: isMarket(market) ? market : 'UK',
    fulfilment: askedFulfilment(attribute('fulfilment')?.trim().toLowerCase() ?? null, null),
  }
}

export const localeOf = ({ market }: Pick<LocatorPlace, 'market'>): Locale => ({ language: 'en', market })

interface Listed {
  /** The site of the market, where orders are made. */
  readonly site: string
  readonly place: LocatorPlace
  /** Milliseconds since the epoch, by the site's clock. */
  readonly now: number
}

/** The nearest of what was found, in words that promise nothing that the menu would refuse. */
export const entriesOf = (
  results: readonly RestaurantResult[],
  { site, place, now }: Listed,
): readonly LocatorEntry[] => {
  const locale = localeOf(place)
  const listing = fulfilmentListing(place.fulfilment)
  const { timeZone } = MARKETS[place.market]
  return results.slice(0, MOST_LISTED).map((result, index) => {
    const availability = availabilityOf(result, place.fulfilment, now, timeZone)
    const card = cardOf(result, availability, { listing, now, timeZone, locale, isNearest: index === 0 })
    // What is too far to be brought is had otherwise: its menu says how.
    const action =
      card.action.kind === 'collect-instead' ? wordsOf(RESTAURANT_LIST_WORDS, locale).seeMenu : card.action.text
    return {
      id: result.id,
      slug: result.slug,
      name: result.name,
      href: new URL(sitePaths.menu(result.slug, place.fulfilment), site).href,
      address: [result.streetAddress, result.city, result.postcode].filter(Boolean).join(', '),
      distance: formatDistance(result.distanceMiles, locale),
      status: card.status,
      reason: card.reason?.title ?? null,
      action,
    }
  })
}
