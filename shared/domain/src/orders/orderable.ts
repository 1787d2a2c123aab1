import type { FulfilmentType } from '../menu/fulfilment'

/**
 * What the site takes an order for, all the way: the menu puts it in a basket, checkout asks what it needs, the platform accepts it.
 * Menu, basket and checkout all read it here, so that nothing is sold that checkout can't submit. A new way to order is added with
 * its checkout, never before.
 */
export const ORDERABLE_FULFILMENTS = ['COLLECTION'] as const satisfies readonly FulfilmentType[]

export type OrderableFulfilment = (typeof ORDERABLE_FULFILMENTS)[number]

/** Whether a basket of this kind can be ordered on the site; the food of the others may be looked at. */
export const isOrderable = (type: FulfilmentType): type is OrderableFulfilment =>
  ORDERABLE_FULFILMENTS.some((orderable) => orderable === type)
