import type { BasketItem } from '@galo/contracts/basket'
import { judgeFood } from '@galo/domain'
import { VerdictLine } from '@galo/ui'
import { useLocale } from '@galo/words'
import { judgedFoodWords } from '@galo/words/food'
import { isAsked, useFoodProfile } from './use-food-profile'

/** Whether a line, with its choices, is for who eats here (X09); nothing where nobody has said what they must not eat. */
export const LineSafety = ({ line }: { readonly line: BasketItem }) => {
  const locale = useLocale()
  const profile = useFoodProfile()
  if (!isAsked(profile)) return null
  const judged = judgeFood(profile, { allergens: line.allergens, diets: line.diets })
  return <VerdictLine verdict={judged.verdict}>{judgedFoodWords(judged, locale)}</VerdictLine>
}
