import type { ChosenModifiers } from '@galo/contracts/basket'
import type { ReactNode } from 'react'
import type { SerializedStyles } from '@galo/css'
import type { Money } from '@galo/domain'
import type { Ground } from '@galo/ui'

/** What a card shows of a dish; plain data, since it travels inside the document. */
export interface ItemCard {
  readonly id: string
  readonly slug: string
  readonly displayName: string
  readonly description: string
  readonly price: Money
  /** Deposit on its bottles and cans, in minor units: comes back, but has to be paid (rows X12, X13). */
  readonly deposit: number
  /** `null` where the law asks for none: drinks over 1.2 % alcohol (row X10). */
  readonly kcal: number | null
  readonly picture: ItemPicture
  readonly labels: readonly string[]
  readonly diets: readonly string[]
  readonly soldOut: boolean
  /** For adults only (row I04). */
  readonly ageRestricted: boolean
  /** What "+" adds along; `null` when something must be chosen first, and "+" opens the dish instead. */
  readonly quickModifiers: ChosenModifiers | null
}

/** A section of the menu as its cards show it. */
export interface CardSection {
  readonly id: string
  readonly displayName: string
  readonly introduction: string
  readonly items: readonly ItemCard[]
}

/** A card with what it is to somebody who avoids something; drawn by code that comes late, so the document holds none of it. */
export interface ShownCard extends ItemCard {
  readonly safety?: {
    /** No "+". */
    readonly isKeptAway: boolean
    readonly badge: ReactNode
    readonly note: ReactNode
    readonly look: SerializedStyles | null
  }
}

/** A section as it is shown now. */
export interface ShownSection extends CardSection {
  readonly items: readonly ShownCard[]
  /** Behind its dishes: what of them is not shown. */
  readonly after?: ReactNode
}

export interface ItemPicture {
  /** Without size and extension. */
  readonly url: string
  readonly alt: string
  /** The tint it stands on, shown until it is there. */
  readonly ground?: Ground
}
