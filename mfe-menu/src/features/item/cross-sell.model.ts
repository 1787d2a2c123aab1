import type { MenuItem } from '@galo/contracts/menu'
import { isKeptAway, type Money } from '@galo/domain'
import type { Extra } from '../../../remote'
import type { ItemCard } from './item.data'
import { startingSelection } from './item.model'
import { isWary, judgeDish, type Wary } from './item-safety.model'

/** So many stand in a dish's sheet. */
const SHOWN = 5

interface Offering {
  /** Of the menu that is open: what isn't there is hidden here. */
  readonly cards: readonly ItemCard[]
  readonly dishOf: (itemId: string) => MenuItem | undefined
  readonly wary: Wary
}

/** Whoever must not eat something is offered what was judged and suits, as it comes, and nothing else. */
const suits = (itemId: string, { dishOf, wary }: Offering): boolean => {
  if (!isWary(wary)) return true
  const dish = dishOf(itemId)
  return dish !== undefined && !isKeptAway(judgeDish(dish, startingSelection(dish), wary).verdict, wary)
}

/** What goes with a dish (F08): on this menu, to be had, gone into a basket as it comes, and safe for who eats it. */
export const crossSellFor = (item: MenuItem, offering: Offering): readonly ItemCard[] =>
  (item.crossSell ?? [])
    .flatMap((id) => offering.cards.find((card) => card.id === id) ?? [])
    .filter((card) => !card.soldOut && !card.ageRestricted && card.quickModifiers !== null && suits(card.id, offering))
    .slice(0, SHOWN)

/** With the deposit on its bottle, since that is paid as well. */
export const extraPrice = ({ price, deposit }: ItemCard): Money => ({ ...price, value: price.value + deposit })

/** As it goes into the basket: one of it. */
export const toExtra = ({ id, quickModifiers, picture }: ItemCard): Extra => ({
  item: { id, quantity: 1, modifiers: quickModifiers ?? [] },
  picture: picture.url,
})
