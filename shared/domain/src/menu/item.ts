import type { Money } from '../money/money'
import type { FulfilmentType } from '../fulfilment/fulfilment'
import { DEFAULT_FULFILMENT } from '../fulfilment/orderable'

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
  const wanted = type === 'NONE' ? DEFAULT_FULFILMENT : type
  const priceFor = (sought: FulfilmentType) =>
    priceList.find(({ fulfilmentTypes }) => fulfilmentTypes.includes(sought))?.price
  // A menu knows eat-in only: at-table counts as eat-in (G01).
  return priceFor(wanted) ?? (wanted === 'AT_TABLE' ? priceFor('EAT_IN') : undefined) ?? null
}
