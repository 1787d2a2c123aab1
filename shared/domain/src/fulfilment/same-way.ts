import { fulfilmentToUrl, type FulfilmentType } from './fulfilment'

/** Whether a basket stays one when the way changes (F17): our addresses write eating in and the table as one, and so does a basket. */
export const isSameWay = (one: FulfilmentType, other: FulfilmentType): boolean =>
  fulfilmentToUrl(one) === fulfilmentToUrl(other)
