import type { Selection } from '@galo/domain'
import type { SeedChoice, SeedMenuItem, SeedModifier } from '../../../data/menu/types'
import type { StoredLine } from '../../kernel/db/schema'
import type { MenuSnapshot } from './menu.snapshot'

export interface ChosenModifier {
  readonly modifier: SeedModifier
  /** A choice taken twice is here twice. */
  readonly choices: readonly SeedChoice[]
}

/** The modifiers of a dish in which something was chosen, in the menu's order. Ids the menu does not know are left out. */
export const chosenModifiers = (item: SeedMenuItem, line: Pick<StoredLine, 'modifiers'>): readonly ChosenModifier[] =>
  item.modifiers.flatMap((modifier) => {
    const ids = line.modifiers.filter(({ id }) => id === modifier.id).flatMap(({ choices }) => choices)
    const choices = ids.flatMap((id) => modifier.choices.find((choice) => choice.id === id) ?? [])
    return choices.length > 0 ? [{ modifier, choices }] : []
  })

/** What is served of one portion of a line: its dish, and those its choices are portions of, as often as they were chosen. */
export const dishesIn = (
  line: Pick<StoredLine, 'menuItemId' | 'modifiers'>,
  menu: MenuSnapshot,
): readonly SeedMenuItem[] => {
  const item = menu.item(line.menuItemId)
  if (item === undefined) return []
  const portions = chosenModifiers(item, line)
    .flatMap(({ choices }) => choices)
    .flatMap(({ itemId }) => (itemId === undefined ? [] : (menu.item(itemId) ?? [])))
  return [item, ...portions]
}

/** What was chosen, as the domain's rules read it. */
export const selectionOf = ({ modifiers }: Pick<StoredLine, 'modifiers'>): Selection =>
  Object.fromEntries(modifiers.map(({ id, choices }) => [id, choices]))
