import { FULFILMENTS, fulfilmentFromUrl, type ChosenFulfilment, type FulfilmentType } from './fulfilment'

/** The ways whose rules say that the site takes an order for them. */
export type OrderableFulfilment = {
  [T in ChosenFulfilment]: (typeof FULFILMENTS)[T]['isOrderable'] extends true ? T : never
}[ChosenFulfilment]

/**
 * Whether a basket of this kind can be ordered on the site; the food of the others may be looked at. Menu, basket and checkout all
 * ask here, so that nothing is sold that checkout can't submit.
 */
export const isOrderable = (type: FulfilmentType): type is OrderableFulfilment => FULFILMENTS[type].isOrderable

/** What somebody gets who has not said how they want it, or wants what can't be ordered. */
export const OFFERED_FIRST = 'COLLECTION' satisfies OrderableFulfilment

/**
 * How the customer wants it: as the basket once something is in it, else as the address says. There is no third place that
 * remembers it. `inBasket` is `null` while the basket is empty; `inAddress` is the address's `fulfilment`.
 */
export const wantedFulfilment = (inBasket: FulfilmentType | null, inAddress: string | null): OrderableFulfilment => {
  const wanted = inBasket ?? fulfilmentFromUrl(inAddress)
  return wanted !== null && isOrderable(wanted) ? wanted : OFFERED_FIRST
}
