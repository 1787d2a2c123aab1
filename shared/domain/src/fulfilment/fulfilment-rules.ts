/** What is true of one way to have the food (G01), on every page and on the platform. One file each; `fulfilment.ts` lists them. */
export interface FulfilmentRules {
  /** How an address says it: `?fulfilment=eat-in`; `null` for what nobody can ask for. */
  readonly inAddress: string | null
  /** How our own addresses write it: they know three ways. */
  readonly writtenAs: 'delivery' | 'collection' | 'eat-in'
  /** Whether the site takes an order for it, all the way: menu, basket, checkout and platform. Said when its checkout is there, never before. */
  readonly isOrderable: boolean
  /** Eaten where it is cooked: no bag, no deposit on bottles, and the same order to the till. */
  readonly isOnPremises: boolean
  /** A rider brings it, so there are fees for it, and states of a delivery to follow. */
  readonly isBrought: boolean
  /** Whether an order for later today can be placed before the doors open (D19). */
  readonly isOrderedAhead: boolean
  /** How far restaurants are looked for (D09). */
  readonly searchRadiusMetres: number
  /** What restaurants that take orders are listed by (D08). */
  readonly listedBy: 'distance' | 'time'
  /** Whether an e-mail address and a number are needed, besides a name. */
  readonly isContactNeeded: boolean
}
