import type { Basket, BasketItem } from '@galo/contracts/basket'
import { isMealModifier, modifierKind } from '@galo/domain'
import type { StateOf } from '@galo/state'

type BasketState = StateOf<'basket'>

const NO_LINES: readonly BasketItem[] = []

export const linesOf = (state: BasketState): readonly BasketItem[] => state.signed?.data.menu_items ?? NO_LINES

export const hasFood = (state: BasketState): boolean => linesOf(state).length > 0

export const lineIn = ({ menu_items }: Basket, lineId: string): BasketItem | undefined =>
  menu_items.find(({ id }) => id === lineId)

/** 'Half chicken, Fogo': the dish and its fire or size, as one would say it over the counter. */
export const lineName = ({ display_name, modifiers }: BasketItem): string => {
  const told = modifiers.find(({ slug }) => ['baste', 'size'].includes(modifierKind(slug)) && !isMealModifier(slug))
  return [display_name, ...(told?.choices.slice(0, 1).map((choice) => choice.display_name) ?? [])].join(', ')
}

/** Whether the dish itself has sold out, and not only something that was chosen with it; a line is marked for either. */
export const isSoldOutItself = ({ out_of_stock, modifiers }: BasketItem): boolean =>
  out_of_stock === true && modifiers.every((modifier) => modifier.out_of_stock === false)
