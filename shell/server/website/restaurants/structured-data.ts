import { MARKETS, type ChosenFulfilment, type Market } from '@galo/domain'
import type { Locale } from '@galo/words'
import { facilityWords } from '@galo/words/format'
import { directionsTo } from './restaurant-page'
import type { Day, RestaurantFacts, Way } from './restaurant-facts.model'
import type { Step } from './draw-path'

/** What machines read beside a page: JSON-LD in the words of schema.org. It says nothing that the page, or the one it leads to, doesn't. */
type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const DELIVERY_METHODS: Readonly<Record<ChosenFulfilment, string | null>> = {
  DELIVERY: 'http://purl.org/goodrelations/v1#DeliveryModeOwnFleet',
  COLLECTION: 'http://purl.org/goodrelations/v1#DeliveryModePickUp',
  EAT_IN: null,
  AT_TABLE: null,
}

const COUNTRY_CALLING_CODE: Readonly<Record<Market, string>> = { UK: '+44', IE: '+353' }

/** As it is dialled from abroad. */
const fromAbroad = (telephone: string, market: Market): string =>
  `${COUNTRY_CALLING_CODE[market]} ${telephone.replace(/^0/, '')}`

/** A day off has the same hour twice, as search engines want it. */
const openings = ({ weekday, on, hours }: Day): Thing => ({
  '@type': 'OpeningHoursSpecification',
  ...(on === null ? { dayOfWeek: `https://schema.org/${WEEKDAYS[weekday]}` } : { validFrom: on, validThrough: on }),
  opens: hours?.opens ?? '00:00',
  closes: hours?.closes ?? '00:00',
})

const orderAction = ({ type, path }: Way, site: string): Thing => ({
  '@type': 'OrderAction',
  target: { '@type': 'EntryPoint', urlTemplate: site + path, inLanguage: 'en' },
  ...(DELIVERY_METHODS[type] !== null && { deliveryMethod: DELIVERY_METHODS[type] }),
})

/** @param site its address, without a slash at the end. */
export const restaurantThing = (
  facts: RestaurantFacts,
  { locale, site }: { readonly locale: Locale; readonly site: string },
): Thing & { readonly hasMenu?: string } => {
  const url = `${site}/restaurants/${facts.slug}`
  const { latitude, longitude } = facts.coordinates
  const { week, otherDays } = facts.hours
  const hasMenu = facts.ways.some(({ lack }) => lack === null)
  return {
    '@type': 'Restaurant',
    '@id': `${url}#restaurant`,
    name: facts.name,
    url,
    image: `${site}/apple-touch-icon.png`,
    telephone: fromAbroad(facts.telephone, locale.market),
    address: {
      '@type': 'PostalAddress',
      streetAddress: facts.street,
      addressLocality: facts.locality,
      postalCode: facts.postcode,
      addressCountry: facts.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    hasMap: directionsTo(facts),
    currenciesAccepted: MARKETS[locale.market].currencyCode,
    openingHoursSpecification: week.filter(({ hours }) => hours !== null).map(openings),
    ...(otherDays.length > 0 && { specialOpeningHoursSpecification: otherDays.map(openings) }),
    amenityFeature: facts.facilities.map((facility) => ({
      '@type': 'LocationFeatureSpecification',
      name: facilityWords(facility, locale).name,
      value: true,
    })),
    // Under the address that a menu has for search engines, whatever the way to eat.
    ...(hasMenu && { hasMenu: `${site}/order/menu/${facts.slug}` }),
    // At a table one has a code; it leads to the same menu as eating in.
    potentialAction: facts.ways
      .filter(({ isOrderable, type }) => isOrderable && type !== 'AT_TABLE')
      .map((way) => orderAction(way, site)),
  }
}

/** The path above a page; its last step is the page itself. */
export const pathThing = (
  steps: readonly Step[],
  { site, url }: { readonly site: string; readonly url: string },
): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: path === undefined ? url : site + path,
  })),
})

/** Pages of a list, in its order. */
export const listThing = (names: readonly (readonly [name: string, path: string])[], site: string): Thing => ({
  '@type': 'ItemList',
  numberOfItems: names.length,
  itemListElement: names.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: site + path,
  })),
})
