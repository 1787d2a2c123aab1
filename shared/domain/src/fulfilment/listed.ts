import { fulfilmentFromUrl, FULFILMENTS, type ChosenFulfilment, type FulfilmentType } from './fulfilment'
import { DEFAULT_FULFILMENT } from './orderable'

/**
 * What restaurants are listed for: as the URL says, else as the basket does. Never narrowed to what can be ordered: a list may be read.
 * `inBasket` is `null` while the basket is empty.
 */
export const askedFulfilment = (inUrl: string | null, inBasket: FulfilmentType | null): ChosenFulfilment =>
  fulfilmentFromUrl(inUrl) ?? (inBasket === null || inBasket === 'NONE' ? DEFAULT_FULFILMENT : inBasket)

/** As a list's address asks for it: menus know three ways, a list of restaurants four. */
export const listedInUrl = (type: FulfilmentType): string => FULFILMENTS[type].inUrl ?? FULFILMENTS[type].writtenInUrl
