import { ALLERGEN_KINDS, ALLERGENS, type AllergenName } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { allergenWord } from '@galo/words/food'
import { MENU_FILTERS_WORDS } from './menu-filters.words'
import { wordsIn } from './search-menu.model'

const KINDS: readonly AllergenName[] = Object.values(ALLERGEN_KINDS).flat()

/** Less of a word is the beginning of too many. */
const SHORTEST = 3

/** Whether somebody means `name` by `typed`: one of it or several, or its beginning while they are typing. */
const isMeant = (name: string, typed: string): boolean =>
  typed.length >= SHORTEST && (name.startsWith(typed) || typed === `${name}s` || `${typed}s` === name)

/** The allergens that are called so, or that people call so; the kinds of a group where no group is. */
const allergensCalled = (typed: string, locale: Locale): readonly AllergenName[] => {
  const { alsoCalled } = wordsOf(MENU_FILTERS_WORDS, locale)
  const isCalled = (name: AllergenName) =>
    wordsIn(`${allergenWord(name, locale)} ${alsoCalled[name] ?? ''}`).some((word) => isMeant(word, typed))
  const all = ALLERGENS.filter(isCalled)
  return all.length > 0 ? all : KINDS.filter(isCalled)
}

/**
 * What somebody must not eat who types "no milk" or "dairy free" into the search; nothing where they look for a dish, or for one without something that
 * is no allergen. Words would find what they must not have: half coffee, half hot milk, no relation.
 */
export const avoidedIn = (term: string, locale: Locale): readonly AllergenName[] => {
  const { refusing, refusingAfter, joining } = wordsOf(MENU_FILTERS_WORDS, locale)
  const typed = wordsIn(term)
  if (!refusing.includes(typed[0] ?? '') && !refusingAfter.includes(typed.at(-1) ?? '')) return []
  const foods = typed.filter((word) => ![...refusing, ...refusingAfter, ...joining].includes(word))
  const meant = foods.map((food) => allergensCalled(food, locale))
  return meant.some((names) => names.length === 0) ? [] : [...new Set(meant.flat())]
}
