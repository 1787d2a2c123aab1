import type { AllergenName, ChosenFulfilment, Diet, Market, Presence, TaxClass } from '@galo/domain'
import type { CATEGORIES, ITEM_LABELS, SERVING_TYPES } from './enumerations'

/** UNKNOWN: nobody has looked. */
export type DietaryTag = Diet | 'UNKNOWN'
export type ItemLabel = (typeof ITEM_LABELS)[number]
export type Category = (typeof CATEGORIES)[number]
export type ServingType = (typeof SERVING_TYPES)[number]

/** What is not listed is not there: read it as NO. */
export type AllergenSet = Readonly<Partial<Record<AllergenName, Presence>>>

export type RewardType = 'GREEN' | 'ORANGE' | 'RED'

/** The tint a picture stands on, and the colour shown until it arrives. */
export type Ground = 'sol' | 'azul' | 'brasa' | 'erva' | 'rosa'

/** Per portion as served. Grams, except energy and alcohol (per cent by volume). */
export interface NutritionalFacts {
  readonly kcal: number
  readonly kj: number
  readonly fat: number
  readonly saturates: number
  readonly carbs: number
  readonly sugars: number
  readonly fibre: number
  readonly protein: number
  readonly salt: number
  readonly alcoholPercent: number
}

/** `value` in minor units (pence, cent). */
export interface CataloguePrice {
  readonly displayName: string
  readonly kind: 'TAKE_AWAY' | 'EAT_IN'
  readonly fulfilmentTypes: readonly ChosenFulfilment[]
  readonly price: { readonly currencyCode: 'GBP' | 'EUR'; readonly value: number }
}

export type PriceBook = Readonly<Record<Market, readonly CataloguePrice[]>>

/** One bottle or can under Ireland's deposit return scheme; the fee follows from the size (X12). */
export interface DepositContainer {
  readonly kind: 'can' | 'bottle'
  readonly ml: number
}

/** The modifier may be used, for exactly `count` choices, once one of `choiceIds` is chosen in `modifierId`. */
export interface EnabledBy {
  readonly modifierId: string
  readonly choiceIds: readonly string[]
  readonly count: number
}

export interface CatalogueChoice {
  readonly id: string
  readonly slug: string
  readonly displayName: string
  readonly description?: string
  /** Added to the item's price, in minor units. */
  readonly price: Readonly<Record<Market, number>>
  readonly kcal: number
  readonly allergens: AllergenSet
  readonly eligibleRewards: readonly RewardType[]
  /** Whom it is for, of food; what is none, as a size, says nothing. */
  readonly diets?: readonly DietaryTag[]
  /** The dish this choice is a portion of: when that runs out, so does the choice. */
  readonly itemId?: string
  /** How much of that dish it is. */
  readonly portion?: number
  /** What it adds, of food that is no portion. */
  readonly nutritionalFacts?: NutritionalFacts
  /** 0 (no chilli) to 5, on bastes only. */
  readonly heat?: number
  /** On meal options and sizes. */
  readonly servingType?: ServingType
  /** Chosen when the item is opened: never one that costs anything. */
  readonly isDefault?: true
}

export interface CatalogueModifier {
  readonly id: string
  /** Its kind is read from the slug: choose-meal, choose-add, choose-remove … (F07). */
  readonly slug: string
  readonly promptLabel: string
  readonly minChoices: number
  readonly maxChoices: number
  /** The same choice may be taken twice, e.g. two dips alike. */
  readonly selectableQuantity: boolean
  readonly choices: readonly CatalogueChoice[]
  /** Any of these opens it; none listed means it is always open. */
  readonly enabledBy: readonly EnabledBy[]
}

export interface CatalogueItem {
  readonly id: string
  readonly plu: string
  readonly slug: string
  readonly displayName: string
  readonly description: string
  readonly category: Category
  /** A `CatalogueSection` id. */
  readonly section: string
  readonly subsection?: string
  /** File name under media/items, without size and extension. */
  readonly picture: string
  readonly pictureAlt: string
  readonly ground: Ground
  readonly servingType: ServingType
  /** How many it is for, if not for one. */
  readonly serves?: number
  /** The fire that is in it whatever is chosen: 1 to 5. */
  readonly heat?: number
  readonly allergens: AllergenSet
  readonly diets: readonly DietaryTag[]
  readonly flags: readonly ItemLabel[]
  readonly nutritionalFacts: NutritionalFacts
  readonly ageRestricted: boolean
  /** What it is to the tax (X19); never read from its name. */
  readonly taxClass: TaxClass
  readonly containers: readonly DepositContainer[]
  readonly priceList: PriceBook
  readonly eligibleRewards: readonly RewardType[]
  readonly nandino: boolean
  readonly modifiers: readonly CatalogueModifier[]
}

export interface CatalogueSection {
  readonly id: string
  readonly displayName: string
  readonly introduction: string
  readonly category: Category
}
