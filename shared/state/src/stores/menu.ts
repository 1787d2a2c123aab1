import type { SignedBasket } from '@galo/contracts'
import type { FulfilmentType } from '@galo/domain'
import { defineStore } from '../define-store'

/** Row E11. */
export interface MenuFiltersState {
  readonly searchTerm: string
  readonly dietFilter: readonly string[]
  readonly hideTraces: boolean
  readonly hideCalories: boolean
}

export const menuFiltersStore = defineStore<MenuFiltersState>()({
  owner: 'mfe-menu',
  initial: () => ({ searchTerm: '', dietFilter: [], hideTraces: true, hideCalories: false }),
})

/** Where the basket's food comes from: one restaurant per basket (Q36). */
export interface BasketRestaurant {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly address: string
}

/** Rows F01, F16. `signed` is the platform's own answer and goes back to it byte for byte. */
export interface BasketState {
  readonly signed: SignedBasket | null
  readonly restaurant: BasketRestaurant | null
  readonly fulfilmentType: FulfilmentType
  /** Counts every accepted change on this device; facts on the bus carry it. */
  readonly revision: number
  readonly request: 'READY' | 'PENDING' | 'DONE' | 'ERROR'
  readonly errorCode: string | null
  readonly errorCount: number
  /** The line whose change failed last, or the dish that could not be added. */
  readonly failedLine: string | null
  /** Words for the customer after the platform replaced a stale basket; cleared when read. */
  readonly notice: string | null
  readonly removedItems: readonly { readonly name: string; readonly plu: string }[]
  /** Picture ids by menu item id, because the wire basket has none. */
  readonly pictures: Readonly<Record<string, string>>
}

export const basketStore = defineStore<BasketState>()({
  owner: 'mfe-menu',
  persist: 'device',
  version: 2,
  otherTabs: true,
  // The first one had no failed line; nobody loses a basket for that.
  migrate: (saved, version) => (version === 1 ? { ...(saved as BasketState), failedLine: null } : null),
  initial: () => ({
    signed: null,
    restaurant: null,
    fulfilmentType: 'COLLECTION',
    revision: 0,
    request: 'READY',
    errorCode: null,
    errorCount: 0,
    failedLine: null,
    notice: null,
    removedItems: [],
    pictures: {},
  }),
})

/** Number of dishes in the basket, quantities counted. */
export const basketCount = (basket: BasketState): number =>
  basket.signed?.data.menu_items.reduce((count, line) => count + line.quantity, 0) ?? 0
