import type { CurrencyCode, Money, RewardType } from '@galo/domain'

/** Minor units. */
export interface WirePrice {
  readonly currency_code: CurrencyCode
  readonly value: number
}

export const toWirePrice = ({ currencyCode, value }: Money): WirePrice => ({ currency_code: currencyCode, value })

export interface BasketModifierView {
  readonly id: string
  readonly slug: string
  readonly prompt_label: string
  readonly out_of_stock: boolean
  readonly choices: readonly {
    readonly id: string
    readonly slug: string
    readonly display_name: string
    readonly price: WirePrice
    readonly eligible_rewards: readonly string[]
    readonly out_of_stock: boolean
  }[]
}

/** H03: a reward or a code, and what it takes off a line. */
export interface DeductionView {
  readonly kind: string
  readonly amount: WirePrice
  readonly display_name: string | null
}

export interface BasketLineView {
  readonly id: string
  readonly menu_item_id: string
  readonly display_name: string
  readonly slug: string
  readonly quantity: number
  /** Of one, with its choices. */
  readonly price: WirePrice
  readonly total_price: WirePrice
  readonly modifiers: readonly BasketModifierView[]
  readonly eligible_rewards: readonly string[]
  readonly deductions: readonly DeductionView[]
  readonly age_restricted: boolean
  /** The dish or one of its choices can not be had; where the customer counts the choices, they are asked instead of losing it. */
  readonly out_of_stock: boolean
  /** It lacks a choice it needs, since one that sold out was taken away. */
  readonly error: boolean
  readonly upsell: boolean
}

/** H02. */
export interface BasketLoyaltyView {
  readonly card_number: string
  readonly card_type: string
  readonly source: string
  readonly rewards: {
    readonly applied: readonly {
      readonly reward_type: RewardType
      readonly value: WirePrice
      readonly basket_item_id: string
    }[]
    readonly applicable: readonly {
      readonly reward_type: RewardType
      readonly menu_item: { readonly id: string; readonly display_name: string; readonly discount_price: WirePrice }
    }[]
    readonly balance: readonly { readonly reward_type: RewardType; readonly count: number }[]
  }
}

/** H03. Rewards are kept apart, with the card. */
export interface PromotionsView {
  readonly codes: readonly string[]
  readonly applied: readonly { readonly discount_code: string | null; readonly kind: string }[]
}

/** The basket as the wire knows it (F01). Spelled out, because it is also kept: in built baskets and in orders. */
export interface BasketView {
  readonly id: string
  readonly customer_id: string
  readonly restaurant_id: string
  readonly fulfilment_type: 'DELIVERY' | 'COLLECTION' | 'EAT_IN' | 'AT_TABLE'
  /** Counts changes: a request carrying an older one is stale. */
  readonly revision: number
  /** True once build-order has frozen it. */
  readonly built: boolean
  readonly menu_items: readonly BasketLineView[]
  readonly fees: readonly { readonly kind: string; readonly amount: WirePrice }[]
  readonly totals: {
    readonly items: WirePrice
    readonly deductions: WirePrice
    readonly fees: WirePrice
    readonly grand_total: WirePrice
  }
  /** Null for a guest, and for a customer without a card. */
  readonly loyalty: BasketLoyaltyView | null
  readonly promotions: PromotionsView
}
