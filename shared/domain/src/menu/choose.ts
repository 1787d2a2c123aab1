import type { ItemRules, ModifierRules, Selection } from './item'
import { askedModifiers, chosenIn } from './selection'

const usable = (modifier: ModifierRules, chosen: readonly string[], max: number): readonly string[] => {
  const known = new Set(modifier.choices.map(({ id }) => id))
  const inMenu = chosen.filter((id) => known.has(id))
  const wanted = modifier.selectableQuantity === true ? inMenu : [...new Set(inMenu)]
  return wanted.slice(0, max)
}

/**
 * The selection without choices that are not asked for: after a smaller meal the extra sides go, the first ones stay.
 * Adds nothing, so an incomplete selection stays incomplete.
 */
export const tidySelection = (item: Pick<ItemRules, 'modifiers'>, selection: Selection): Selection => {
  const tidied = Object.fromEntries(
    askedModifiers(item, selection)
      .map(({ modifier, max }) => [modifier.id, usable(modifier, chosenIn(selection, modifier.id), max)] as const)
      .filter(([, chosen]) => chosen.length > 0),
  )
  // A choice that went may have been what kept another modifier open.
  const size = (one: Selection) => Object.values(one).reduce((sum, chosen) => sum + chosen.length, 0)
  return size(tidied) === size(selection) ? tidied : tidySelection(item, tidied)
}

/** The selection with `choices` in one modifier, and without those of modifiers that are no longer open. */
export const choose = (
  item: Pick<ItemRules, 'modifiers'>,
  selection: Selection,
  modifierId: string,
  choices: readonly string[],
): Selection => tidySelection(item, { ...selection, [modifierId]: choices })

/** What is chosen when the customer opens the item: the defaults of whatever is asked, and of what those open. */
export const defaultSelection = (item: Pick<ItemRules, 'modifiers'>): Selection => {
  let selection: Selection = {}
  for (const modifier of item.modifiers) {
    const isAsked = askedModifiers(item, selection).some((asked) => asked.modifier.id === modifier.id)
    const defaults = modifier.choices.filter(({ defaultChoice }) => defaultChoice === true).map(({ id }) => id)
    if (isAsked && defaults.length > 0) selection = { ...selection, [modifier.id]: defaults }
  }
  return tidySelection(item, selection)
}
