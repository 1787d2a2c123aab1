// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { FACILITIES, type Facility } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { facilityWords } from '@galo/words/format'
import type { Html } from '../draw-text'
import { icon } from './icons'
import { RESTAURANTS_WORDS } from './restaurants.words'

interface Chips {
  /** Of the page they stand on. */
  readonly path: string
  /** What its address says besides. */
  readonly search: URLSearchParams
  readonly wanted: readonly Facility[]
  /** Those that some restaurant has: a filter that leaves nothing helps nobody. */
  readonly offered: readonly Facility[]
}

/** The facilities as an address says them. */
export const wantedText = (wanted: readonly Facility[]): string => wanted.join(',')

const hrefWith = ({ path, search }: Chips, wanted: readonly Facility[]): string => {
  const query = new URLSearchParams(search)
  query.delete('with')
  if (wanted.length > 0) query.set('with', wantedText(wanted))
  // A comma is no secret in an address, and is easier to read.
  const text = query.toString().replaceAll('%2C', ',')
  return path + (text === '' ? '' : `?${text}`)
}

/** Links to the same page with one facility more, or one less: they work before any script, and Back undoes them. */
export const drawChips = (chips: Chips, locale: Locale): Html => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const { wanted, offered } = chips
  const one = (facility: Facility): Html =>
    wanted.includes(facility)
      ? markup`<li><a class="chip" aria-current="true" rel="nofollow" href="${hrefWith(
          chips,
          wanted.filter((each) => each !== facility),
        )}">${icon(facility)}${facilityWords(facility, locale).name}<span class="head-said">, ${words.on}</span></a></li>`
      : markup`<li><a class="chip" rel="nofollow" href="${hrefWith(chips, [...wanted, facility])}">${icon(facility)}${facilityWords(facility, locale).name}</a></li>`
  const shown = FACILITIES.filter((facility) => offered.includes(facility) || wanted.includes(facility))
  return markup`<nav class="chips" aria-label="${words.filter}"><ul>${shown.map(one)}</ul></nav>`
}
