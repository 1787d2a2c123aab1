import type { OrderItem, SubmittedOrder } from '@galo/contracts/orders'
import { isAllergenName, isDiet, judgeFood } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { avoidedWords, judgedFoodWords } from '@galo/words/food'
import { ORDER_SUMMARY_WORDS } from './order-summary.words'

type Preferences = SubmittedOrder['preferences']

/** What went with the order besides its food, as it was said: what the kitchen was told, and what comes along (rows X09, X27). */
export const wishLines = (preferences: Preferences, locale: Locale): readonly string[] => {
  const words = wordsOf(ORDER_SUMMARY_WORDS, locale)
  if (preferences == null) return []
  const avoided = avoidedWords(preferences, locale)
  return [
    ...(avoided === '' ? [] : [words.kitchenKnows(avoided)]),
    ...(preferences.cutlery ? [words.cutlery] : []),
    ...(preferences.bag ? [words.bag] : []),
  ]
}

/** Why a dish isn't for who told the kitchen what they avoid; `null` where nothing speaks against it. */
export const lineWarning = (
  { allergens, diets }: Pick<OrderItem, 'allergens' | 'diets'>,
  preferences: Preferences,
  locale: Locale,
): string | null => {
  const profile = {
    avoid: (preferences?.avoid ?? []).filter(isAllergenName),
    diets: (preferences?.diets ?? []).filter(isDiet),
  }
  const judged = judgeFood(profile, { allergens, diets })
  return judged.verdict === 'safe' ? null : judgedFoodWords(judged, locale)
}
