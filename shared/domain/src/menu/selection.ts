import type { ItemRules, ModifierRules, Selection } from './item'

/** How many choices a modifier asks for now. */
export interface AskedModifier {
  readonly modifier: ModifierRules
  readonly min: number
  readonly max: number
}

export const chosenIn = (selection: Selection, modifierId: string): readonly string[] => selection[modifierId] ?? []

/** The modifiers that are open with this selection, in the menu's order. A combo opens its sides; without it they are not asked. */
export const askedModifiers = (item: Pick<ItemRules, 'modifiers'>, selection: Selection): readonly AskedModifier[] => {
  const byId = new Map(item.modifiers.map((modifier) => [modifier.id, modifier]))

  // `path` ends the search in a menu whose modifiers open each other in a ring.
  const asked = (modifier: ModifierRules, path: readonly string[]): AskedModifier | null => {
    const { enabledBy = [], minChoices: min, maxChoices: max } = modifier
    if (enabledBy.length === 0) return { modifier, min, max }
    const key = enabledBy.find(({ modifierId, choiceIds }) => {
      const opener = byId.get(modifierId)
      return (
        opener !== undefined &&
        !path.includes(modifierId) &&
        chosenIn(selection, modifierId).some((choice) => choiceIds.includes(choice)) &&
        asked(opener, [...path, modifier.id]) !== null
      )
    })
    return key === undefined ? null : { modifier, min: key.count, max: key.count }
  }

  return item.modifiers.map((modifier) => asked(modifier, [])).filter((each) => each !== null)
}

export type SelectionReason =
  'too-few' | 'too-many' | 'not-asked' | 'unknown-modifier' | 'unknown-choice' | 'repeated-choice'

export interface SelectionProblem {
  readonly modifierId: string
  readonly reason: SelectionReason
  /** How many are asked for, and how many more (or, below zero, fewer) there should be. */
  readonly min: number
  readonly max: number
  readonly missing: number
}

const problemsIn = ({ modifier, min, max }: AskedModifier, chosen: readonly string[]): readonly SelectionReason[] => {
  const known = new Set(modifier.choices.map(({ id }) => id))
  const reasons: SelectionReason[] = []
  if (chosen.some((id) => !known.has(id))) reasons.push('unknown-choice')
  if (modifier.selectableQuantity !== true && new Set(chosen).size < chosen.length) reasons.push('repeated-choice')
  if (chosen.length < min) reasons.push('too-few')
  if (chosen.length > max) reasons.push('too-many')
  return reasons
}

/** Everything that keeps this selection from being ordered, in the menu's order. Empty is good. The platform asks the same. */
export const selectionProblems = (
  item: Pick<ItemRules, 'modifiers'>,
  selection: Selection,
): readonly SelectionProblem[] => {
  const asked = askedModifiers(item, selection)
  const open = new Set(asked.map(({ modifier }) => modifier.id))
  const known = new Set(item.modifiers.map(({ id }) => id))
  const closed = Object.entries(selection)
    .filter(([modifierId, chosen]) => chosen.length > 0 && !open.has(modifierId))
    .map(([modifierId, chosen]): SelectionProblem => ({
      modifierId,
      reason: known.has(modifierId) ? 'not-asked' : 'unknown-modifier',
      min: 0,
      max: 0,
      missing: -chosen.length,
    }))
  return [
    ...asked.flatMap((each) => {
      const { modifier, min, max } = each
      const chosen = chosenIn(selection, modifier.id)
      const missing = chosen.length < min ? min - chosen.length : Math.min(0, max - chosen.length)
      return problemsIn(each, chosen).map((reason) => ({ modifierId: modifier.id, reason, min, max, missing }))
    }),
    ...closed,
  ]
}
