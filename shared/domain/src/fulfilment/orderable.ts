import { FULFILMENTS, fulfilmentFromUrl, type ChosenFulfilment, type FulfilmentType } from './fulfilment'

/** The types whose rules say that they can be ordered. */
export type OrderableFulfilment = {
  [T in ChosenFulfilment]: (typeof FULFILMENTS)[T]['isOrderable'] extends true ? T : never
}[ChosenFulfilment]

/**
 * Whether a basket of this type can be ordered on the site; the menus of the others may be looked at. Menu, basket and checkout all
 * ask here, so that nothing is sold that checkout can't submit.
 */
export const isOrderable = (type: FulfilmentType): type is OrderableFulfilment => FULFILMENTS[type].isOrderable

/** For a customer who has chosen no type, or one that can't be ordered. */
export const DEFAULT_FULFILMENT = 'COLLECTION' satisfies OrderableFulfilment

/**
 * The fulfilment type the customer wants: the basket's once something is in it, else the URL's; nothing else stores it.
 * `inBasket` is `null` while the basket is empty; `inUrl` is the URL's `fulfilment`.
 */
export const wantedFulfilment = (inBasket: FulfilmentType | null, inUrl: string | null): OrderableFulfilment => {
  const wanted = inBasket ?? fulfilmentFromUrl(inUrl)
  return wanted !== null && isOrderable(wanted) ? wanted : DEFAULT_FULFILMENT
}
