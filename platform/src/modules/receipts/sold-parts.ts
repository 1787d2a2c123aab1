import { isMealModifier, priceSelection, type SoldPart } from '@galo/domain'
import type { StoredLine } from '../../kernel/db/schema'
import { chosenModifiers, toMenuItem, type MenuSnapshot, type Sale } from '../menu'
import type { CatalogueItem } from '../../../data/menu/types'

/** A dish without choices; nothing where it is not sold alone in this way. */
const aloneOf = (item: CatalogueItem, { market, fulfilmentType }: Sale): number =>
  priceSelection(toMenuItem(item, market), {}, fulfilmentType)?.total.value ?? 0

/**
 * What a line is made of, to the tax (X19): its dish with what is done to it, and each dish a choice of it is a portion of, by what they cost alone. What a
 * meal adds to the price is its sides', so it weighs nothing itself. A dish the menu does not know is hot food: no tax is left out by not knowing.
 */
export const soldPartsOf = (
  line: Pick<StoredLine, 'menuItemId' | 'modifiers'>,
  menu: MenuSnapshot,
  sale: Sale,
): readonly SoldPart[] => {
  const item = menu.item(line.menuItemId)
  if (item === undefined) return [{ taxClass: 'hot-food', alone: 1 }]
  const chosen = chosenModifiers(item, line)
  const portions = chosen.flatMap(({ modifier, choices }) =>
    choices.flatMap((choice) => {
      const dish = choice.itemId === undefined ? undefined : menu.item(choice.itemId)
      if (dish === undefined) return []
      // What is added to a dish is eaten as part of it.
      const taxClass = modifier.slug === 'choose-add' ? item.taxClass : dish.taxClass
      return [{ taxClass, alone: Math.round(aloneOf(dish, sale) * (choice.portion ?? 1)) }]
    }),
  )
  const extras = chosen
    .filter(({ modifier }) => !isMealModifier(modifier.slug))
    .flatMap(({ choices }) => choices)
    .reduce((sum, { itemId, price }) => sum + (itemId === undefined ? price[sale.market] : 0), 0)
  return [{ taxClass: item.taxClass, alone: aloneOf(item, sale) + extras }, ...portions]
}
