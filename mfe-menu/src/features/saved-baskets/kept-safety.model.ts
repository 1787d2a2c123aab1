import type { KeptDish } from '@galo/contracts/saved-baskets'
import { isKeptAway, judgeFood, type FoodProfile, type JudgedFood } from '@galo/domain'

/** Whom food is judged for. */
export interface Eater {
  readonly profile: FoodProfile
  readonly hideTraces: boolean
}

/** A dish with what speaks against it for who looks at it; `null` where they have not said what they must not eat. */
export interface JudgedKept {
  readonly dish: KeptDish
  readonly judged: JudgedFood | null
  /** It goes in only by a press of its own. */
  readonly isUnsafe: boolean
}

/** What somebody kept or shared, judged for who looks at it (X09): with its choices, as a line of a basket is. */
export const judgeKept = (dishes: readonly KeptDish[], { profile, hideTraces }: Eater): readonly JudgedKept[] =>
  dishes.map((dish) => {
    if (profile.avoid.length + profile.diets.length === 0) return { dish, judged: null, isUnsafe: false }
    const judged = judgeFood(profile, { allergens: dish.allergens, diets: dish.diets })
    return { dish, judged, isUnsafe: isKeptAway(judged.verdict, { hideTraces }) }
  })

/** The dishes that can be had today and are not for who looks at them. */
export const unsafeOf = (judged: readonly JudgedKept[]): readonly JudgedKept[] =>
  judged.filter(({ dish, isUnsafe }) => isUnsafe && dish.price !== null)
