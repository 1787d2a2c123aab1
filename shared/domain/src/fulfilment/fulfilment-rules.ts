/** The rules of one fulfilment type (G01), the same on every page and on the platform. One file each; `fulfilment.ts` lists them. */
export interface FulfilmentRules {
  /** As read from a URL, `?fulfilment=at-table`; `null` for what no URL can ask for. */
  readonly inUrl: string | null
  /** As written into our own URLs, which know three types. */
  readonly writtenInUrl: 'delivery' | 'collection' | 'eat-in'
  /** Whether it can be ordered on the site: menu, basket, checkout and platform. Becomes true with its checkout, never before. */
  readonly isOrderable: boolean
  /** Eaten in the restaurant: no bag, no deposit on bottles, and one kind of order to the till. */
  readonly isOnPremises: boolean
  /** Brought by a rider, so with delivery fees, and delivery states to track. */
  readonly isDelivery: boolean
  /** Whether an order for later today can be placed before the doors open (D19). */
  readonly isOrderedAhead: boolean
  /** Which of a menu's prices count, the first there is. */
  readonly pricedAs: readonly ('DELIVERY' | 'COLLECTION' | 'EAT_IN' | 'AT_TABLE')[]
  /** How far restaurants are looked for (D09). */
  readonly searchRadiusMetres: number
}
