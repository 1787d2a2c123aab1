import type { Basket, BasketItem } from '@galo/contracts/basket'
import type { StateOf } from '@galo/state'

type BasketState = StateOf<'basket'>

const NO_LINES: readonly BasketItem[] = []

export const linesOf = (state: BasketState): readonly BasketItem[] => state.signed?.data.menu_items ?? NO_LINES

export const hasFood = (state: BasketState): boolean => linesOf(state).length > 0

export const hasAlcohol = (state: BasketState): boolean =>
  linesOf(state).some(({ age_restricted }) => age_restricted === true)

export const lineIn = ({ menu_items }: Basket, lineId: string): BasketItem | undefined =>
  menu_items.find(({ id }) => id === lineId)

/** Whether the dish itself has sold out, and not only something that was chosen with it; a line is marked for either. */
export const isSoldOutItself = ({ out_of_stock, modifiers }: BasketItem): boolean =>
  out_of_stock === true && modifiers.every((modifier) => modifier.out_of_stock === false)

/** Whether there is anything to show: food, what waits to be food, or news of either. */
export const isBare = (basket: StateOf<'basket'>): boolean =>
  !hasFood(basket) &&
  basket.waiting.length === 0 &&
  basket.notice === null &&
  basket.previous === null &&
  basket.takenOut === null &&
  basket.request !== 'ERROR'
