// Under another name, so that the formatter leaves its spaces alone.
import { html as markup } from 'hono/html'
import { wordsOf, type Locale } from '@galo/words'
import type { Html } from '../draw-text'
import { icon } from './icons'
import { LOCATE, LOCATED } from './locate-script'
import { RESTAURANTS_WORDS } from './restaurants.words'

export const SEARCH_PATH = '/restaurants/search'

/** The address service takes no more. */
export const LONGEST = 120

export interface LocatorForm {
  /** What stands in the field. */
  readonly typed?: string
  /** Facilities that are wanted stay wanted. */
  readonly wanted?: string | undefined
  /** The document has the script that asks the device where it is. */
  readonly canLocate?: boolean
}

/** One field that finds restaurants, before any script (A14). */
export const locatorForm = (locale: Locale, { typed = '', wanted, canLocate = false }: LocatorForm = {}): Html => {
  const words = wordsOf(RESTAURANTS_WORDS, locale)
  const locate =
    canLocate &&
    markup`<button type="button" class="button light small locate" id="${LOCATE}" hidden data-looking="${words.looking}" data-denied="${words.locating.denied}" data-unavailable="${words.locating.unavailable}" data-late="${words.locating.late}">${icon('here')}${words.useMyLocation}</button><p class="located" id="${LOCATED}" role="status"></p>`
  return markup`<form class="locator" role="search" action="${SEARCH_PATH}"><label for="q">${words.label}</label><div><input id="q" name="q" required maxlength="${LONGEST}" autocomplete="postal-code" value="${typed}" placeholder="${words.example}">${wanted !== undefined && markup`<input type="hidden" name="with" value="${wanted}">`}<button class="button next">${words.find}</button></div>${locate}</form>`
}
