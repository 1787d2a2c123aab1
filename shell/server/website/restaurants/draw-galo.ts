// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import type { RestaurantEstimate, RestaurantSummary } from '@galo/contracts/restaurants'
import { facilitiesIn } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { facilityWords, formatDistance } from '@galo/words/format'
import { telephoneLink } from '../telephone-link'
import type { Html } from '../draw-text'
import type { Near } from './find-near'
import { icon } from './icons'
import { openingWords } from './opening-words'
import { addressLine, doorsOf, waysOf, type Around, type Way } from './restaurant-facts.model'
import { RESTAURANTS_WORDS } from './restaurants.words'

/** As many as a glance takes in; the restaurant's own page has them all. */
const MOST_FACILITIES = 4

const facilitiesOf = ({ amenityFeature }: Pick<RestaurantSummary, 'amenityFeature'>, locale: Locale): Html | false => {
  const known = facilitiesIn(amenityFeature.map(({ name }) => name)).slice(0, MOST_FACILITIES)
  return (
    known.length > 0 &&
    markup`<ul class="has">${known.map((facility) => markup`<li>${icon(facility)}${facilityWords(facility, locale).name}</li>`)}</ul>`
  )
}

/** Open or not, and besides that how far away. */
const stateOf = (estimate: RestaurantEstimate, { when }: Around, locale: Locale, distance: string | false): Html => {
  const { tone, text } = openingWords(doorsOf(estimate, when), when, locale)
  return markup`<div class="now"><p class="doors ${tone}">${text}</p>${distance !== false && markup`<p>${distance}</p>`}</div>`
}

const wayOn = (way: Way, name: string, locale: Locale): Html => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const said = way.isOrderable ? words.order(words.toEat[way.type]) : words.menus[way.type]
  return markup`<a class="button small${!way.isOrderable && ' soft'}" href="${way.path}">${said} <span class="head-said">${name}</span></a>`
}

/** The ways on to a restaurant's menus, the one to order first. At a table one has a code; nobody looks for that from afar. */
const waysOn = (estimate: RestaurantEstimate, around: Around, locale: Locale): readonly Html[] =>
  waysOf(estimate, around)
    .filter(({ lack, type }) => lack === null && type !== 'AT_TABLE')
    .sort((one, other) => Number(other.isOrderable) - Number(one.isOrderable))
    .map((way) => wayOn(way, estimate.name, locale))

/** A restaurant of a town: where it is and what it has; and how it is just now, where that is known. */
export const drawListed = (
  restaurant: RestaurantSummary,
  estimate: RestaurantEstimate | undefined,
  around: Around,
  locale: Locale,
): Html => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const { name, slug, telephone, geo } = restaurant
  return markup`<li class="galo"><h2><a href="/restaurants/${slug}">${name}</a></h2><p>${addressLine(geo.address)}</p>${estimate && stateOf(estimate, around, locale, false)}${facilitiesOf(restaurant, locale)}<div class="on">${estimate && waysOn(estimate, around, locale)}<a class="button soft small" href="/restaurants/${slug}">${words.hoursAndDetails} <span class="head-said">${name}</span></a><a class="button soft small" href="${telephoneLink(telephone)}">${icon('phone')}${telephone}</a></div></li>`
}

/** A restaurant of a search: how far, open or not, and the ways on to its menus. */
export const drawNear = ({ estimate, miles }: Near, number: number, around: Around, locale: Locale): Html => {
  const { name, slug, geo } = estimate
  return markup`<li class="galo" id="galo-${slug}"><div class="called"><b class="number" aria-hidden="true">${number}</b><h2><a href="/restaurants/${slug}">${name}</a></h2></div><p>${addressLine(geo.address)}</p>${stateOf(estimate, around, locale, formatDistance(miles, locale))}${facilitiesOf(estimate, locale)}<div class="on">${waysOn(estimate, around, locale)}</div></li>`
}
