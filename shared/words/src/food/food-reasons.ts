import { isAllergenName, isDiet, type FoodReason, type JudgedFood } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { allergenWord } from './allergen-word'
import { FOOD_REASON_WORDS } from './food-reasons.words'

const inSentence = (name: string, locale: Locale): string => allergenWord(name, locale).toLowerCase()

const dietName = (diet: string, locale: Locale): string =>
  isDiet(diet) ? wordsOf(FOOD_REASON_WORDS, locale).diets[diet] : diet

/** What speaks against a food, the surest first, in one line: 'Contains milk. May contain traces of sesame'. Of what is safe, that it is. */
export const judgedFoodWords = ({ verdict, reasons }: JudgedFood, locale: Locale): string => {
  const words = wordsOf(FOOD_REASON_WORDS, locale)
  const named = (holds: (reason: FoodReason) => boolean) =>
    reasons
      .filter(holds)
      .map((reason) => ('diet' in reason ? dietName(reason.diet, locale) : inSentence(reason.allergen, locale)))
  const isSure = (reason: FoodReason) => 'presence' in reason && reason.presence === 'YES'
  const isUnsure = (reason: FoodReason) => 'presence' in reason && reason.presence === 'UNKNOWN'
  const parts = [
    { say: words.contains, names: named(isSure) },
    { say: words.isNot, names: named((reason) => 'diet' in reason) },
    { say: words.unsure, names: named(isUnsure) },
    { say: words.mayContain, names: named((one) => 'presence' in one && !isSure(one) && !isUnsure(one)) },
  ]
  return verdict === 'safe'
    ? words.safe
    : parts.flatMap(({ say, names }) => (names.length === 0 ? [] : [say(names)])).join('. ')
}

/** What somebody asks a kitchen for, within a sentence: 'no milk, no sesame, halal'. */
export const avoidedWords = (
  { avoid, diets }: { readonly avoid: readonly string[]; readonly diets: readonly string[] },
  locale: Locale,
): string =>
  [
    ...avoid.map((name) =>
      wordsOf(FOOD_REASON_WORDS, locale).no(isAllergenName(name) ? inSentence(name, locale) : name),
    ),
    ...diets.map((diet) => dietName(diet, locale)),
  ].join(', ')
