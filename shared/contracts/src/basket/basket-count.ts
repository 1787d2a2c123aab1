import type { SignedBasket } from './basket.schema'

/** Number of dishes in a basket, quantities counted. */
export const basketCount = ({ signed }: { readonly signed: SignedBasket | null }): number =>
  signed?.data.menu_items.reduce((count, line) => count + line.quantity, 0) ?? 0
