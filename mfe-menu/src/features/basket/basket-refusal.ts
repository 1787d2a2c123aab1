import { basketAnswerSchema, soldOutChoicesSchema, type SignedBasket } from '@galo/contracts/basket'
import { isRejected } from '@galo/contracts/errors'
import type { ChangeRefusal, RefusedChange } from './basket.errors'

/** What a refused change says about the basket itself. */
export type RefusedBasket =
  /** Not the last one; here is how it stands, and the change may be sent once more over it. */
  | { readonly kind: 'fresh'; readonly signed: SignedBasket; readonly code: string }
  /** There is nothing to go on with: ordered meanwhile, or unknown by now, as somebody else's is too. */
  | { readonly kind: 'gone'; readonly isOrdered: boolean }
  /** This dish, not the basket, is the trouble. */
  | ({ readonly kind: 'refused' } & RefusedChange)

const REASONS: Readonly<Record<string, ChangeRefusal>> = {
  ITEM_OUT_OF_STOCK: 'sold-out',
  ALCOHOL_NOT_SOLD_NOW: 'alcohol-hours',
  ITEM_NOT_OFFERED: 'not-this-way',
  INVALID_MODIFIERS: 'dish-changed',
  BASKET_FULL: 'basket-full',
  BASKET_PAID: 'basket-paid',
}

/** The platform says NOT_FOUND of dishes, lines and the basket; only the words tell them from one another. */
const isBasketUnknown = (code: string, message: string): boolean =>
  code === 'NOT_FOUND' && message.endsWith('Basket not found')
const isOffMenu = (code: string, message: string): boolean =>
  code === 'NOT_FOUND' && message.endsWith('Menu item not found')

/** Reads a failure of a basket call; `null` when the basket had nothing to do with it. */
export const readRefusal = (error: unknown): RefusedBasket | null => {
  if (!isRejected(error)) return null
  const { errorCode, message, status } = error.model
  const named = Object.hasOwn(REASONS, errorCode) ? REASONS[errorCode] : undefined
  const reason = isOffMenu(errorCode, message) ? 'off-menu' : named
  // A paid one comes with the basket as it is, which is no news.
  if (status === 409 && errorCode !== 'BASKET_PAID') {
    const fresh = basketAnswerSchema.safeParse(error.body)
    if (fresh.success) return { kind: 'fresh', signed: fresh.data, code: errorCode }
  }
  if (reason !== undefined) {
    const choices = soldOutChoicesSchema.safeParse(error.body)
    return { kind: 'refused', reason, ...(choices.success ? { choicesGone: choices.data.sold_out_choices } : {}) }
  }
  const isOrdered = errorCode === 'BASKET_ORDERED'
  return isOrdered || isBasketUnknown(errorCode, message) ? { kind: 'gone', isOrdered } : null
}
