import type { BasketItem, ChosenModifiers } from '@galo/contracts/basket'
import { isMealModifier, modifierKind } from '@galo/domain'

/** What was chosen of a line, as it is asked for again. */
export const chosenOf = ({ modifiers }: BasketItem): ChosenModifiers =>
  modifiers.map(({ id, choices }) => ({ id, choices: choices.map((choice) => choice.id) }))

const countedNames = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((other) => other === name).length
    return count > 1 ? `${count} × ${name}` : name
  })

/** What was chosen, in the order it was asked, as one line of words; the sides say what meal it is: "Fogo · spiced rice, rainbow slaw". */
export const choiceWords = ({ modifiers }: BasketItem): string =>
  modifiers
    .filter(({ slug }) => !isMealModifier(slug))
    .map(({ choices }) => countedNames(choices.map(({ display_name }) => display_name)).join(', '))
    .filter((words) => words !== '')
    .join(' · ')

/** 'Half chicken, Fogo': the dish and its fire or size, as one would say it over the counter. */
export const lineName = ({ display_name, modifiers }: BasketItem): string => {
  const told = modifiers.find(({ slug }) => ['baste', 'size'].includes(modifierKind(slug)) && !isMealModifier(slug))
  return [display_name, ...(told?.choices.slice(0, 1).map((choice) => choice.display_name) ?? [])].join(', ')
}
