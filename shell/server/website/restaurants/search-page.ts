// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { facilitiesIn } from '@galo/domain'
import type { MapsAddress } from '@galo/vendors/map-picture'
import { wordsOf, type Locale } from '@galo/words'
import { formatDistance } from '@galo/words/format'
import type { Html } from '../draw-text'
import { drawChips, wantedText } from './chips'
import { drawField } from './draw-field'
import { drawNear } from './draw-galo'
import { drawNearMap } from './draw-map'
import { drawPath } from './draw-path'
import type { Asked, Search } from './find-near'
import { LIST_PATH } from './list-pages'
import { SEARCH_PATH } from './locator-form'
import type { Around } from './restaurant-facts.model'
import { RESTAURANTS_WORDS, type RestaurantsWords } from './restaurants.words'
import type { Town } from './towns.model'

/** What a search was for, as its own address says it: a link to the other market takes it along. */
export const searchOf = ({ words, at, wanted }: Asked): URLSearchParams =>
  new URLSearchParams({
    ...(words !== '' && { q: words }),
    ...(at && { lat: String(at.latitude), lon: String(at.longitude) }),
    ...(wanted.length > 0 && { with: wantedText(wanted) }),
  })

interface Said {
  readonly title: string
  readonly lede: string
}

export const titleOf = (search: Search, words: RestaurantsWords, locale: Locale): Said => {
  switch (search.kind) {
    case 'open':
      return { title: words.searchTitle, lede: words.searchLede }
    case 'unknown':
      return { title: words.unknown(search.words), lede: words.unknownText }
    case 'elsewhere':
      return {
        title: search.label === null ? words.youAreThere : words.isThere(search.label),
        lede: words.thereText,
      }
    case 'far': {
      const { nearest, label } = search
      const lede = nearest && words.nearestIs(formatDistance(nearest.miles, locale), nearest.estimate.name)
      return { title: words.noneNear(label ?? words.you), lede: lede ?? words.unknownText }
    }
    case 'found':
      return {
        title: words.near(search.label ?? words.you),
        lede: search.near.length === 0 ? words.noneWith : words.found(search.near.length),
      }
  }
}

const waysOn = (search: Search, asked: Asked, words: RestaurantsWords, otherSite: string) => {
  if (search.kind === 'elsewhere')
    return [[`${otherSite}${SEARCH_PATH}?${searchOf(asked)}`, words.searchThere]] as const
  if (search.kind === 'found' && search.near.length === 0)
    return [[`${SEARCH_PATH}?${searchOf({ ...asked, wanted: [] })}`, words.withoutFilters]] as const
  if (search.kind === 'far' && search.nearest !== null)
    return [[`${LIST_PATH}/${search.nearest.estimate.slug}`, search.nearest.estimate.name]] as const
  return []
}

/** What was understood, where nobody knows the words as they were written. */
const guessIn = (search: Search, asked: Asked, words: RestaurantsWords): readonly string[] =>
  'isGuess' in search && search.isGuess && search.label !== null ? [words.guessed(search.label, asked.words)] : []

interface SearchPage {
  readonly asked: Asked
  readonly search: Search
  readonly around: Around
  /** To pick from, where nothing was found. */
  readonly towns: readonly Town[]
  readonly otherSite: string
  readonly maps: MapsAddress
}

const results = ({ asked, search, around, maps }: SearchPage, locale: Locale): Html | false => {
  if (search.kind !== 'found') return false
  const { near, from } = search
  const offered = facilitiesIn(near.flatMap(({ estimate }) => estimate.amenityFeature.map(({ name }) => name)))
  const chips = drawChips({ path: SEARCH_PATH, search: searchOf(asked), wanted: asked.wanted, offered }, locale)
  return markup`${chips}${
    near.length > 0 &&
    markup`<div class="beside"><ol class="galos">${near.map((each, index) => drawNear(each, index + 1, around, locale))}</ol>${drawNearMap(from, near, maps, locale)}</div>`
  }`
}

const towns = ({ search, towns: all }: SearchPage, words: RestaurantsWords): Html | false =>
  search.kind !== 'found' &&
  all.length > 0 &&
  markup`<section aria-labelledby="towns"><h2 id="towns">${words.towns}</h2><ul class="towns">${all.map(
    ({ name, path }) => markup`<li><a href="${path}">${name}</a></li>`,
  )}</ul></section>`

/** The restaurants nearest to a place, or why there are none, and the way on (A14). */
export const drawSearch = (page: SearchPage, locale: Locale): Html => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const { asked, search, otherSite } = page
  const { title, lede } = titleOf(search, words, locale)
  const head = {
    title,
    lede: [...guessIn(search, asked, words), lede].join(' '),
    path: drawPath([[words.name, LIST_PATH], [words.searchTitle]], locale),
    form: { typed: asked.words, ...(asked.wanted.length > 0 && { wanted: wantedText(asked.wanted) }) },
    ways: waysOn(search, asked, words, otherSite),
  }
  return markup`${drawField(head, locale)}<div class="in listing">${results(page, locale)}${towns(page, words)}</div>`
}
