import type { Choice, MenuItem } from '@galo/contracts/menu'
import {
  choose,
  composedAllergens,
  dietsWith,
  isKeptAway,
  judgeFood,
  type FoodProfile,
  type JudgedFood,
  type Selection,
} from '@galo/domain'
import { choiceGroups, isGone, type ChoiceGroupModel } from './item-configurator.model'

/** What somebody must not eat, and whether traces count. */
export interface Wary {
  readonly profile: FoodProfile
  readonly hideTraces: boolean
}

export const isWary = ({ profile: { avoid, diets } }: Wary): boolean => avoid.length + diets.length > 0

export const judgeDish = (item: MenuItem, selection: Selection, { profile }: Wary): JudgedFood =>
  judgeFood(profile, { allergens: composedAllergens(item, selection), diets: dietsWith(item, selection) })

/** By itself, whatever else is in the dish. What is no food keeps every diet. */
export const judgeChoice = ({ allergens, diets }: Choice, { profile }: Wary): JudgedFood =>
  judgeFood(profile, { allergens, diets: diets ?? profile.diets })

/** What to choose otherwise, so that the dish suits: each choice that goes, and what comes for it; nothing where it can be left out. */
export interface SaferChoices {
  readonly selection: Selection
  readonly changes: readonly { readonly out: Choice; readonly instead: Choice | null }[]
}

/** A heat like the one that goes; of everything else, what the menu says first. */
const nearestFirst = (candidates: readonly Choice[], { heat: sought }: Choice): readonly Choice[] =>
  sought === undefined
    ? candidates
    : candidates.toSorted((a, b) => Math.abs((a.heat ?? 0) - sought) - Math.abs((b.heat ?? 0) - sought))

const otherwiseIn = (
  { modifier, chosen, min }: ChoiceGroupModel,
  isUnsafe: (choice: Choice) => boolean,
  unavailable: ReadonlySet<string>,
) => {
  const good = modifier.choices.filter((choice) => !isUnsafe(choice) && !isGone(choice, unavailable))
  const changes: { readonly out: Choice; readonly instead: Choice | null }[] = []
  let kept: readonly string[] = chosen
  for (const id of new Set(chosen)) {
    const out = modifier.choices.find((choice) => choice.id === id)
    if (out === undefined || !isUnsafe(out)) continue
    const rest = kept.filter((other) => other !== id)
    const instead =
      rest.length >= min ? null : nearestFirst(good, out).find(({ id: other }) => !kept.includes(other) || other === id)
    if (instead === undefined) return null
    kept = instead === null ? rest : kept.map((other) => (other === id ? instead.id : other))
    changes.push({ out, instead })
  }
  return { kept, changes }
}

/** The nearest thing to what was chosen that suits, or `null`: the dish itself doesn't, or nothing that can be had does. */
export const saferChoices = (
  item: MenuItem,
  selection: Selection,
  wary: Wary,
  unavailable: ReadonlySet<string>,
): SaferChoices | null => {
  const isUnsafe = (choice: Choice) => isKeptAway(judgeChoice(choice, wary).verdict, wary)
  const changes: SaferChoices['changes'][number][] = []
  let safer = selection
  for (const group of choiceGroups(item, selection)) {
    const otherwise = otherwiseIn(group, isUnsafe, unavailable)
    if (otherwise === null) return null
    if (otherwise.changes.length > 0) safer = choose(item, safer, group.modifier.id, otherwise.kept)
    changes.push(...otherwise.changes)
  }
  const suits = !isKeptAway(judgeDish(item, safer, wary).verdict, wary)
  return changes.length > 0 && suits ? { selection: safer, changes } : null
}
