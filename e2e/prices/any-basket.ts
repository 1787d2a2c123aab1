import { menuItemSchema, type MenuItem } from '@galo/contracts/menu'
import { itemPrice, selectionProblems, type ChosenFulfilment, type Market, type Selection } from '@galo/domain'
import fc from 'fast-check'
import { startingSelection, toModifierRequests } from '../../mfe-menu/src/features/item/item.model'
import { choiceGroups, countOf, isFull, takeChoice } from '../../mfe-menu/src/features/item/item-configurator.model'
import { menu } from '../../platform/data'
import { toMenuItems } from '../../platform/src/modules/menu'

/** The menu of each market as the site reads it. */
export const MENUS: Readonly<Record<Market, readonly MenuItem[]>> = {
  UK: toMenuItems(menu.items, 'UK').map((item) => menuItemSchema.parse(item)),
  IE: toMenuItems(menu.items, 'IE').map((item) => menuItemSchema.parse(item)),
}

/** A dish as somebody made it up on its sheet. */
export interface MadeUp {
  readonly item: MenuItem
  readonly selection: Selection
  readonly quantity: number
}

export interface AnyBasket {
  readonly market: Market
  readonly fulfilmentType: ChosenFulfilment
  readonly dishes: readonly MadeUp[]
}

/** Presses on the sheet of a dish, one for each of `picks`, and then as many as it still asks for; `null` where that comes to nothing that can be ordered. */
const madeUp = (item: MenuItem, picks: readonly number[], quantity: number): MadeUp | null => {
  let selection = startingSelection(item)
  const press = (pick: number, isOpen: (min: number, chosen: number) => boolean): boolean => {
    const groups = choiceGroups(item, selection).filter(
      (group) => !(isFull(group) && group.max > 1) && isOpen(group.min, group.chosen.length),
    )
    const group = groups[pick % Math.max(1, groups.length)]
    if (group === undefined) return false
    const choices = group.modifier.choices.filter(({ id }) => group.form === 'counted' || !group.chosen.includes(id))
    const choice = choices[pick % Math.max(1, choices.length)]
    if (choice === undefined) return false
    selection = takeChoice(item, selection, group, choice.id, countOf(group, choice.id) + 1)
    return true
  }
  for (const pick of picks) press(pick, () => true)
  let left = 30
  while (left > 0 && press((picks[0] ?? 0) + left, (min, chosen) => chosen < min)) left -= 1
  return selectionProblems(item, selection).length === 0 ? { item, selection, quantity } : null
}

const WAYS: readonly ChosenFulfilment[] = ['COLLECTION', 'DELIVERY', 'EAT_IN', 'AT_TABLE']

const MARKETS_HERE: readonly Market[] = ['UK', 'IE']

/** Dishes of one market's real menu, each made up by presses on its own sheet, had in one way. */
export const anyBasket = (
  markets: readonly Market[] = MARKETS_HERE,
  ways: readonly ChosenFulfilment[] = WAYS,
  most = 8,
): fc.Arbitrary<AnyBasket> =>
  fc
    .record({
      market: fc.constantFrom(...markets),
      fulfilmentType: fc.constantFrom(...ways),
      dishes: fc.array(
        fc.record({
          dish: fc.nat({ max: 9_999 }),
          picks: fc.array(fc.nat({ max: 999 }), { maxLength: 9 }),
          quantity: fc.integer({ min: 1, max: 9 }),
        }),
        { minLength: 1, maxLength: most },
      ),
    })
    .map(({ market, fulfilmentType, dishes }) => {
      const sold = MENUS[market].filter((item) => itemPrice(item, fulfilmentType) !== null)
      const made = dishes.flatMap(({ dish, picks, quantity }) => {
        const item = sold[dish % sold.length]
        return (item === undefined ? null : madeUp(item, picks, quantity)) ?? []
      })
      return { market, fulfilmentType, dishes: made }
    })

/** The choices as they are sent. */
export const chosen = ({ item, selection }: MadeUp) => toModifierRequests(item, selection)
