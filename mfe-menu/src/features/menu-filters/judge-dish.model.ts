import {
  askedModifiers,
  chosenIn,
  composedAllergens,
  dietsWith,
  isKeptAway,
  judgeFood,
  selectionProblems,
  type AllergenSet,
  type ChoiceRules,
  type FoodProfile,
  type FoodReason,
  type FoodVerdict,
  type JudgedFood,
  type ModifierRules,
  type Selection,
} from '@galo/domain'

interface ChoiceToJudge extends ChoiceRules {
  readonly allergens: AllergenSet
  readonly diets?: readonly string[] | undefined
}

/** A menu item of the contract is one as it stands. */
export interface DishToJudge {
  readonly allergens: AllergenSet
  readonly diets: readonly string[]
  readonly modifiers: readonly (Omit<ModifierRules, 'choices'> & { readonly choices: readonly ChoiceToJudge[] })[]
}

export interface JudgedDish {
  /** As it is served to somebody who wants it to suit them. */
  readonly verdict: FoodVerdict
  readonly reasons: readonly FoodReason[]
  /** What speaks against it as it comes, where it can be had without. */
  readonly without: readonly FoodReason[]
  /** Some of what can be chosen with it does not suit. */
  readonly hasOtherChoices: boolean
}

export interface Wishes {
  readonly profile: FoodProfile
  readonly hideTraces: boolean
}

/** What a choice brings along. One that is no food keeps every diet. */
const judgeChoice = ({ allergens, diets }: ChoiceToJudge, profile: FoodProfile): JudgedFood =>
  judgeFood({ avoid: profile.avoid, diets: diets === undefined ? [] : profile.diets }, { allergens, diets })

/**
 * A selection of choices that all suit: what was chosen as far as it does, and what else has to be chosen from the rest. `null` where a question has
 * not enough of them. Openers stand before what they open.
 */
const suitableSelection = (
  dish: DishToJudge,
  selection: Selection,
  suits: (choice: ChoiceToJudge) => boolean,
): Selection | null => {
  let made: Selection = {}
  for (const { id, choices } of dish.modifiers) {
    const asked = askedModifiers(dish, made).find(({ modifier }) => modifier.id === id)
    if (asked === undefined) continue
    const suitable = choices.filter(suits).map((choice) => choice.id)
    const kept = chosenIn(selection, id).filter((choice) => suitable.includes(choice))
    const more = suitable.filter((choice) => !kept.includes(choice))
    made = { ...made, [id]: [...kept, ...more].slice(0, Math.max(kept.length, asked.min)) }
  }
  return selectionProblems(dish, made).length === 0 ? made : null
}

/**
 * Judges a dish as it comes, `selection` being what is chosen when nobody chooses. Where that does not suit, or something has to be chosen first, it looks
 * for choices that do: only a selection that was found and judged proves that a dish can be had without.
 */
export const judgeDish = (dish: DishToJudge, selection: Selection, { profile, hideTraces }: Wishes): JudgedDish => {
  const isAgainst = ({ verdict }: JudgedFood): boolean => isKeptAway(verdict, { hideTraces })
  const judge = (chosen: Selection): JudgedFood =>
    judgeFood(profile, { allergens: composedAllergens(dish, chosen), diets: dietsWith(dish, chosen) })
  const suits = (choice: ChoiceToJudge): boolean => !isAgainst(judgeChoice(choice, profile))

  const open = new Set(askedModifiers(dish, selection).map(({ modifier }) => modifier.id))
  const choices = dish.modifiers.filter(({ id }) => open.has(id)).flatMap((modifier) => modifier.choices)
  const hasOtherChoices = !choices.every(suits)
  const asItComes = judge(selection)
  const isUnsuited = isAgainst(asItComes)
  const isWhole = selectionProblems(dish, selection).length === 0
  if (!isUnsuited && isWhole) return { ...asItComes, without: [], hasOtherChoices }

  const made = suitableSelection(dish, selection, suits)
  const judgedMade = made === null ? null : judge(made)
  if (judgedMade !== null && !isAgainst(judgedMade))
    return { ...judgedMade, without: isUnsuited ? asItComes.reasons : [], hasOtherChoices }
  // It would suit itself, but for what has to be chosen with it.
  const against = isUnsuited
    ? asItComes
    : (choices.map((choice) => judgeChoice(choice, profile)).find(isAgainst) ?? asItComes)
  return {
    verdict: isAgainst(against) ? against.verdict : 'unknown',
    reasons: against.reasons,
    without: [],
    hasOtherChoices,
  }
}
