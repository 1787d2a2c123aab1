import type { FoodProfile, FoodReason, FoodVerdict } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { allergenWord } from '@galo/words/food'
import type { JudgedDish } from './judge-dish.model'
import { MENU_FILTERS_WORDS } from './menu-filters.words'

/** More than this is not read beside a price. */
const MOST_NAMED = 3

/** "no milk", "no sesame", "halal" */
export const namesOf = (profile: FoodProfile, locale: Locale): readonly string[] => {
  const words = wordsOf(MENU_FILTERS_WORDS, locale)
  return [
    ...profile.avoid.map((name) => words.without(allergenWord(name, locale).toLowerCase())),
    ...profile.diets.map((diet) => words.diets[diet]),
  ]
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "no milk, no sesame, halal" */
export const profileLine = (profile: FoodProfile, locale: Locale): string => namesOf(profile, locale).join(', ')

/** The worst that speaks against a dish, in one line: "Contains milk and egg". */
const reasonLine = (reasons: readonly FoodReason[], verdict: FoodVerdict, locale: Locale): string => {
  const words = wordsOf(MENU_FILTERS_WORDS, locale)
  const [worst] = reasons
  if (worst === undefined) return ''
  if ('diet' in worst) {
    const names = words.all(
      reasons.flatMap((reason) => ('diet' in reason ? [words.diets[reason.diet]] : [])).slice(0, MOST_NAMED),
    )
    return verdict === 'unknown' ? words.isPerhaps(names) : words.isNot(names)
  }
  const names = reasons.flatMap((reason) =>
    'allergen' in reason && reason.presence === worst.presence ? [allergenWord(reason.allergen, locale)] : [],
  )
  return words.speaksAgainst[worst.presence](words.all(names.slice(0, MOST_NAMED)).toLowerCase())
}

/** What is said of a dish under its price. */
export const verdictLine = (dish: JudgedDish, profile: FoodProfile, locale: Locale): string => {
  const words = wordsOf(MENU_FILTERS_WORDS, locale)
  if (dish.reasons.length > 0) return reasonLine(dish.reasons, dish.verdict, locale)
  const [without] = dish.without
  if (without !== undefined) {
    const made = 'diet' in without ? words.canBeMadeSo : words.canBeMade
    return made(reasonLine(dish.without, 'unsafe', locale))
  }
  if (dish.hasOtherChoices) return words.notEveryChoice
  return capitalised(namesOf(profile, locale).slice(0, MOST_NAMED).join(', '))
}
