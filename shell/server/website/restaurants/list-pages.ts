// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import type { RestaurantEstimate } from '@galo/contracts/restaurants'
import { facilitiesIn, type Facility } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import type { Html } from '../draw-text'
import { CARET } from '../marks'
import { drawChips, wantedText } from './chips'
import { drawField } from './draw-field'
import { drawListed } from './draw-galo'
import { drawPath, type Step } from './draw-path'
import type { Around } from './restaurant-facts.model'
import { RESTAURANTS_WORDS, type RestaurantsWords } from './restaurants.words'
import { townsOf, type Town } from './towns.model'

export const LIST_PATH = '/restaurants'

/** Restaurants with whatever is wanted of them, and all there would be without that. */
interface Listing {
  readonly shown: Town['restaurants']
  readonly all: Town['restaurants']
  readonly wanted: readonly Facility[]
}

const offeredBy = (restaurants: Town['restaurants']): readonly Facility[] =>
  facilitiesIn(restaurants.flatMap(({ amenityFeature }) => amenityFeature.map(({ name }) => name)))

const chipsFor = (path: string, { all, wanted }: Listing, locale: Locale): Html =>
  drawChips({ path, search: new URLSearchParams(), wanted, offered: offeredBy(all) }, locale)

const inAddress = (wanted: readonly Facility[]) => (wanted.length === 0 ? {} : { wanted: wantedText(wanted) })

/** How many there are, and of how many where they are filtered: who wants a halal grill has not seen half the town close. */
const counted = (
  { shown, all, wanted }: Listing,
  { every, some }: { every: (count: number) => string; some: (count: number, all: number) => string },
): string => (wanted.length === 0 ? every(all.length) : some(shown.length, all.length))

const nothingLeft = (path: string, words: RestaurantsWords): Html =>
  markup`<div><p role="status">${words.noneWith}</p><div class="ways"><a class="button small" href="${path}">${words.withoutFilters}</a></div></div>`

const townCard = ({ name, path, restaurants }: Town): Html =>
  markup`<section class="subject"><h3><a href="${path}">${name}</a></h3><ul>${restaurants.map(
    (restaurant) =>
      markup`<li><a href="/restaurants/${restaurant.slug}"><span><b>${restaurant.name}</b><small>${restaurant.geo.address.streetAddress}</small></span>${CARET}</a></li>`,
  )}</ul></section>`

/** Every restaurant of the market, town by town. */
export const drawAll = (listing: Listing, locale: Locale): Html => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const { shown, wanted } = listing
  const head = {
    path: drawPath([[words.start, '/order/search'], [words.name]], locale),
    title: words.allTitle,
    lede: words.allLede,
    form: inAddress(wanted),
  }
  const list =
    shown.length === 0
      ? nothingLeft(LIST_PATH, words)
      : markup`<div class="by-town">${townsOf(shown).map(townCard)}</div>`
  return markup`${drawField(head, locale)}<div class="in listing"><h2>${counted(listing, { every: words.inCountry, some: words.someInCountry })}</h2>${chipsFor(LIST_PATH, listing, locale)}${list}</div>`
}

export const stepsToTown = ({ name }: Town, locale: Locale): readonly Step[] => [
  [wordsOf(RESTAURANTS_WORDS, locale).name, LIST_PATH],
  [name],
]

/** The restaurants of one town. */
export const drawTown = (
  town: Town,
  listing: Listing & { readonly estimates: ReadonlyMap<string, RestaurantEstimate>; readonly around: Around },
  locale: Locale,
): Html => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const { shown, wanted, estimates, around } = listing
  const head = {
    path: drawPath(stepsToTown(town, locale), locale),
    title: words.inTown(town.name),
    lede: counted(listing, { every: words.countInTown, some: words.someInTown }),
    form: inAddress(wanted),
  }
  const list =
    shown.length === 0
      ? nothingLeft(town.path, words)
      : markup`<ul class="galos">${shown.map((restaurant) => drawListed(restaurant, estimates.get(restaurant.identifier), around, locale))}</ul>`
  return markup`${drawField(head, locale)}<div class="in listing">${chipsFor(town.path, listing, locale)}${list}</div>`
}
