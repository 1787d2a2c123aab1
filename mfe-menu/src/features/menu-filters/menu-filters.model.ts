import { isKeptAway, profileOf, type AllergenName, type Diet, type FoodVerdict } from '@galo/domain'
import type { MenuFiltersState } from '../../../remote'
import type { JudgedDish } from './judge-dish.model'

/** Whether there is anything to judge by: safe mode with nothing to leave out says nothing of any dish. */
export const isJudging = (filters: MenuFiltersState): boolean => {
  const { avoid, diets } = profileOf(filters)
  return avoid.length + diets.length > 0
}

/** How many filters are in use, for the button that leads to them; the search stands beside it. */
export const filtersInUse = (filters: MenuFiltersState): number => {
  const { avoid, diets } = profileOf(filters)
  return avoid.length + diets.length + (filters.hideCalories ? 1 : 0)
}

const withOne = <T>(list: readonly T[], one: T, isIn: boolean): readonly T[] => {
  const others = list.filter((each) => each !== one)
  return isIn ? [...others, one] : others
}

/** Whoever says what they must not eat wants it to count. */
const thatCount = (changes: Pick<MenuFiltersState, 'avoid' | 'diets'>): Partial<MenuFiltersState> => ({
  ...changes,
  isSafeModeOn: changes.avoid.length + changes.diets.length > 0,
})

/** An allergen left out, or not any more: what it is to be, so that a press that comes late changes nothing that is so by then. */
export const switchAllergen = (
  { avoid, diets }: MenuFiltersState,
  name: AllergenName,
  isAvoided: boolean,
): Partial<MenuFiltersState> => thatCount({ avoid: withOne(avoid, name, isAvoided), diets })

/** All of these left out as well, and nothing searched for any more. */
export const leaveOut = (filters: MenuFiltersState, names: readonly AllergenName[]): Partial<MenuFiltersState> => ({
  ...thatCount({ avoid: [...new Set([...filters.avoid, ...names])], diets: filters.diets }),
  searchTerm: '',
})

export const switchDiet = (
  { avoid, diets }: MenuFiltersState,
  diet: Diet,
  isKept: boolean,
): Partial<MenuFiltersState> => thatCount({ avoid, diets: withOne(diets, diet, isKept) })

/** Of all dishes of the menu, how many are what to somebody: what nobody is sure of is not for them. */
export interface VerdictCounts {
  readonly safe: number
  readonly mayContain: number
  readonly notForYou: number
}

export const countVerdicts = (verdicts: readonly FoodVerdict[]): VerdictCounts => {
  const safe = verdicts.filter((verdict) => verdict === 'safe').length
  const mayContain = verdicts.filter((verdict) => verdict === 'may-contain').length
  return { safe, mayContain, notForYou: verdicts.length - safe - mayContain }
}

/** The dishes of a section with those that don't suit at its end; `isHidden`: without them. */
export const arrangeDishes = <D extends { readonly judged: JudgedDish | null }>(
  dishes: readonly D[],
  filters: Pick<MenuFiltersState, 'hideTraces'>,
  isHidden: boolean,
): { readonly dishes: readonly D[]; readonly unsuited: number } => {
  const isUnsuited = ({ judged }: D): boolean => judged !== null && isKeptAway(judged.verdict, filters)
  const unsuited = dishes.filter(isUnsuited)
  const suited = dishes.filter((dish) => !isUnsuited(dish))
  return { dishes: isHidden ? suited : [...suited, ...unsuited], unsuited: unsuited.length }
}
