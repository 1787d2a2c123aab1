import type { CurrencyCode, Money } from '@galo/domain'

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
  readonly choices: readonly {
    readonly id: string
    readonly slug: string
    readonly display_name: string
    readonly price: WirePrice
    readonly eligible_rewards: readonly string[]
  }[]
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
  readonly deductions: readonly never[]
  readonly age_restricted: boolean
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
  readonly loyalty: null
  readonly promotions: { readonly codes: readonly string[]; readonly applied: readonly never[] }
}
