import type { FoodReason, JudgedFood } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { allergenWord } from '@galo/words/food'
import { SAID, type Said } from './allergens.model'
import { ITEM_SAFETY_WORDS } from './item-safety.words'
import { dietWords } from './item-labels.model'
import type { SaferChoices, Wary } from './item-safety.model'

const allergensUnder = (said: Said, reasons: readonly FoodReason[], locale: Locale): readonly string[] =>
  reasons.flatMap((reason) =>
    'allergen' in reason && reason.presence === said ? [allergenWord(reason.allergen, locale).toLowerCase()] : [],
  )

const dietsIn = (reasons: readonly FoodReason[], locale: Locale): readonly string[] =>
  reasons
    .flatMap((reason) => ('diet' in reason ? dietWords([reason.diet], locale) : []))
    .map((word) => word.toLowerCase())

/** Each thing that speaks against it, the worst first. @param isKnown somebody has looked whom it suits. */
const against = (
  { reasons }: JudgedFood,
  form: 'brief' | 'whole',
  isKnown: boolean,
  locale: Locale,
): readonly string[] => {
  const words = wordsOf(ITEM_SAFETY_WORDS, locale)
  const ofAllergens = SAID.flatMap((said) => {
    const names = allergensUnder(said, reasons, locale)
    return names.length === 0 ? [] : [words[form][said](names)]
  })
  const diets = dietsIn(reasons, locale)
  if (diets.length === 0) return ofAllergens
  const notMarked = form === 'brief' ? words.notMarked(diets) : words.isNotMarked(diets)
  const nobodyLooked = form === 'brief' ? words.nobodyLooked(diets) : `${words.nobodyLooked(diets)}.`
  return [...ofAllergens, isKnown ? notMarked : nobodyLooked]
}

/** Why a choice is marked, or `null`. */
export const markOf = (judged: JudgedFood, isKnown: boolean, locale: Locale): string | null =>
  judged.reasons.length === 0 ? null : against(judged, 'brief', isKnown, locale).join(' · ')

/** What a dish says about itself: in a line, and in sentences. */
export const verdictWords = (
  judged: JudgedFood,
  { profile }: Wary,
  isKnown: boolean,
  locale: Locale,
): { readonly title: string; readonly brief: string; readonly sentences: readonly string[] } => {
  const words = wordsOf(ITEM_SAFETY_WORDS, locale)
  if (judged.verdict === 'safe') {
    const avoided = profile.avoid.map((name) => allergenWord(name, locale).toLowerCase())
    const diets = dietWords(profile.diets, locale)
    return {
      title: words.fits,
      brief: words.fits,
      sentences: [
        ...(diets.length === 0 ? [] : [words.keeps(diets)]),
        ...(avoided.length === 0 ? [] : [words.without(avoided)]),
      ],
    }
  }
  const title = { unsafe: words.notForYou, unknown: words.notSure, 'may-contain': words.traces }[judged.verdict]
  return {
    title,
    brief: against(judged, 'brief', isKnown, locale)[0] ?? title,
    sentences: against(judged, 'whole', isKnown, locale),
  }
}

/** "Choose Corn cob in place of Peri chips and without Garlic dip". */
export const saferWords = ({ changes }: SaferChoices, locale: Locale): string => {
  const words = wordsOf(ITEM_SAFETY_WORDS, locale)
  const each = changes.map(({ out, instead }) =>
    instead === null ? words.leaveOut(out.displayName) : words.insteadOf(instead.displayName, out.displayName),
  )
  return words.choose(each)
}
