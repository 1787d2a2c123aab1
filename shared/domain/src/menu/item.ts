import type { Money } from '../money/money'
import { FULFILMENTS, type FulfilmentType } from '../fulfilment/fulfilment'

/** The parts of a menu item that rules read; a menu item of the contract is one as it stands. */
export interface ItemRules {
  readonly priceList: readonly ItemPrice[]
  readonly modifiers: readonly ModifierRules[]
}

export interface ItemPrice {
  readonly fulfilmentTypes: readonly FulfilmentType[]
  readonly price: Money
}

export interface ModifierRules {
  readonly id: string
  readonly slug: string
  readonly minChoices: number
  readonly maxChoices: number
  /** The same choice may be taken twice: it is then listed twice. */
  readonly selectableQuantity?: boolean | undefined
  /** Any of these opens it, for exactly `count` choices. Without any it is always open. */
  readonly enabledBy?: readonly EnablingChoice[] | undefined
  readonly choices: readonly ChoiceRules[]
}

export interface EnablingChoice {
  readonly modifierId: string
  readonly choiceIds: readonly string[]
  readonly count: number
}

export interface ChoiceRules {
  readonly id: string
  readonly slug: string
  /** Added to the price of the item. */
  readonly price: Money
  readonly defaultChoice?: boolean | undefined
}

/** What is chosen, by modifier id. */
export type Selection = Readonly<Record<string, readonly string[]>>

/** What one of the item costs before anything is chosen; `null` when it is not sold that way. */
export const itemPrice = ({ priceList }: Pick<ItemRules, 'priceList'>, type: FulfilmentType): Money | null => {
  for (const sought of FULFILMENTS[type].pricedAs) {
    const found = priceList.find(({ fulfilmentTypes }) => fulfilmentTypes.includes(sought))
    if (found !== undefined) return found.price
  }
  return null
}
