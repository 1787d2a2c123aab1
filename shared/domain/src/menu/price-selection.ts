import { addMoney, sumMoney, type Money } from '../money/money'
import type { FulfilmentType } from '../fulfilment/fulfilment'
import { itemPrice, type ItemRules, type Selection } from './item'
import { isMealModifier } from './modifier-kind'
import { askedModifiers, chosenIn } from './selection'

/** What one portion costs (F08). `total` is all three parts. */
export interface SelectionPrice {
  /** The item as it is eaten, with its meal choice. */
  readonly mealPrice: Money
  /** All other choices. */
  readonly modifiersPrice: Money
  readonly crossSellPrice: Money
  readonly total: Money
}

/**
 * What one portion with these choices costs, or `null` when the item is not sold that way.
 * Counts only choices that are asked for and in the menu, each as often as it is listed, so a selection that is not complete yet can be shown too.
 */
export const priceSelection = (
  item: ItemRules,
  selection: Selection,
  type: FulfilmentType,
  crossSell: readonly Money[] = [],
): SelectionPrice | null => {
  const base = itemPrice(item, type)
  if (base === null) return null
  const { currencyCode } = base

  const priceOf = (isCounted: (slug: string) => boolean): Money =>
    sumMoney(
      currencyCode,
      askedModifiers(item, selection)
        .filter(({ modifier }) => isCounted(modifier.slug))
        .flatMap(({ modifier }) =>
          chosenIn(selection, modifier.id).flatMap(
            (id) => modifier.choices.find((choice) => choice.id === id)?.price ?? [],
          ),
        ),
    )

  const mealPrice = addMoney(base, priceOf(isMealModifier))
  const modifiersPrice = priceOf((slug) => !isMealModifier(slug))
  const crossSellPrice = sumMoney(currencyCode, crossSell)
  return {
    mealPrice,
    modifiersPrice,
    crossSellPrice,
    total: sumMoney(currencyCode, [mealPrice, modifiersPrice, crossSellPrice]),
  }
}
