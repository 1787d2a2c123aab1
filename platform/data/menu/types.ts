import type { SeedFulfilment, SeedMarket } from '../types'

/** E05: the fourteen the law names, with the cereals and tree nuts spelled out. */
export type Allergen =
  | 'celery'
  | 'crustacean'
  | 'egg'
  | 'fish'
  | 'gluten'
  | 'barley'
  | 'oats'
  | 'rye'
  | 'spelt'
  | 'wheat'
  | 'lupin'
  | 'milk'
  | 'mollusc'
  | 'mustard'
  | 'nut'
  | 'almonds'
  | 'hazelnuts'
  | 'walnuts'
  | 'brazilNuts'
  | 'cashews'
  | 'pecans'
  | 'pistachios'
  | 'macadamia'
  | 'peanut'
  | 'sesame'
  | 'soya'
  | 'sulphite'

/** E06. */
export type Presence =
  'NO' | 'YES' | 'MAYBE' | 'MAYBE_FROM_MANUFACTURING' | 'MAYBE_FROM_KITCHEN_CROSS_CONTAMINATION' | 'UNKNOWN'

/** What is not listed is not there: read it as NO. */
export type AllergenSet = Readonly<Partial<Record<Allergen, Presence>>>

/** E07. */
export type DietaryTag =
  | 'UNKNOWN'
  | 'DIABETIC'
  | 'GLUTEN_FREE'
  | 'HALAL'
  | 'HINDU'
  | 'KOSHER'
  | 'LOW_CALORIE'
  | 'LOW_FAT'
  | 'LOW_LACTOSE'
  | 'LOW_SALT'
  | 'VEGAN'
  | 'VEGETARIAN'

/** E08. */
export type ItemLabel =
  'ALCOHOL_FREE' | 'NEW' | 'NEW_RECIPE' | 'NEW_TASTE' | 'ITS_BACK' | 'IS_TRIAL' | 'LIMITED_TIME_ONLY' | 'DOUBLE_UP'

/** E09. */
export type Category =
  | 'FIRE_STARTERS'
  | 'PERI_PERI_CHICKEN'
  | 'BURGERS_PITTAS_WRAPS'
  | 'SALADS'
  | 'SHARING_PLATTERS'
  | 'VEGGIE'
  | 'SIDES'
  | 'EXTRAS'
  | 'DESSERTS'
  | 'DRINKS'
  | 'NANDINOS'

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
export interface SeedPrice {
  readonly displayName: string
  readonly kind: 'TAKE_AWAY' | 'EAT_IN'
  readonly fulfilmentTypes: readonly SeedFulfilment[]
  readonly price: { readonly currencyCode: 'GBP' | 'EUR'; readonly value: number }
}

export type PriceBook = Readonly<Record<SeedMarket, readonly SeedPrice[]>>

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

export interface SeedChoice {
  readonly id: string
  readonly slug: string
  readonly displayName: string
  readonly description?: string
  /** Added to the item's price, in minor units. */
  readonly price: Readonly<Record<SeedMarket, number>>
  readonly kcal: number
  readonly allergens: AllergenSet
  readonly eligibleRewards: readonly RewardType[]
  /** The dish this choice is a portion of: when that runs out, so does the choice. */
  readonly itemId?: string
  /** 0 (no chilli) to 5, on bastes only. */
  readonly heat?: number
  /** E10, on meal options and sizes. */
  readonly servingType?: string
}

export interface SeedModifier {
  readonly id: string
  /** Its kind is read from the slug: choose-meal, choose-add, choose-remove … (F07). */
  readonly slug: string
  readonly promptLabel: string
  readonly minChoices: number
  readonly maxChoices: number
  /** The same choice may be taken twice, e.g. two dips alike. */
  readonly selectableQuantity: boolean
  readonly choices: readonly SeedChoice[]
  /** Any of these opens it; none listed means it is always open. */
  readonly enabledBy: readonly EnabledBy[]
}

export interface SeedMenuItem {
  readonly id: string
  readonly plu: string
  readonly slug: string
  readonly displayName: string
  readonly description: string
  readonly category: Category
  /** A `SeedSection` id. */
  readonly section: string
  readonly subsection?: string
  /** File name under media/items, without size and extension. */
  readonly picture: string
  readonly pictureAlt: string
  readonly ground: Ground
  readonly servingType: string
  readonly allergens: AllergenSet
  readonly diets: readonly DietaryTag[]
  readonly flags: readonly ItemLabel[]
  readonly nutritionalFacts: NutritionalFacts
  readonly ageRestricted: boolean
  readonly containers: readonly DepositContainer[]
  readonly priceList: PriceBook
  readonly eligibleRewards: readonly RewardType[]
  readonly nandino: boolean
  readonly modifiers: readonly SeedModifier[]
}

export interface SeedSection {
  readonly id: string
  readonly displayName: string
  readonly introduction: string
  readonly category: Category
}
