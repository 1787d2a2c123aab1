import { basketAnswerSchema, type SignedBasket } from '@galo/contracts/basket'
import { isAppError, isRejected, type RejectedError } from '@galo/contracts/errors'
import type { KitchenRefusal, PlaceOrderEvent } from './place-order.states'

/** The basket wasn't the platform's last one. The one that comes along may be tried at once. */
const STALE: readonly string[] = ['BASKET_EXPIRED', 'BASKET_ALTERED', 'BASKET_STALE']

/** The basket isn't what was to be paid any more, and nothing has been paid. */
const NOT_PAYABLE: readonly string[] = [
  ...STALE,
  'BASKET_NOT_BUILT',
  'BASKET_EMPTY',
  'AMOUNT_MISMATCH',
  'CURRENCY_MISMATCH',
  'MERCHANT_MISMATCH',
  'ITEM_OUT_OF_STOCK',
  'ITEM_INCOMPLETE',
  'REWARD_LOST',
  'DISCOUNT_CODE_LOST',
  'DELIVERY_QUOTE_MISSING',
  'DELIVERY_QUOTE_EXPIRED',
  'BASKET_PAID',
  'NOT_FOUND',
]

/** The restaurant's own reasons: nothing about the basket is to be changed, but for its alcohol. */
const KITCHEN: readonly string[] = [
  'NOT_OFFERED',
  'CHANNEL_OFFLINE',
  'OUTSIDE_OPENING_HOURS',
  'NO_SLOTS_LEFT',
  'ALCOHOL_NOT_SOLD_NOW',
] satisfies readonly KitchenRefusal[]

/**
 * Submitting a paid basket is refused with these only once its money has gone back: no order can come of it any more today, or it
 * waited so long that the payment was given up. A paid basket is never changed, so being stale means it is not paid any more.
 */
const MONEY_BACK: readonly string[] = [
  ...KITCHEN,
  'REWARD_LOST',
  'DISCOUNT_CODE_LOST',
  'BASKET_NOT_BUILT',
  'BASKET_STALE',
]

export const isKitchenRefusal = (code: string): code is KitchenRefusal => KITCHEN.includes(code)
export const isMoneyBack = (code: string): boolean => MONEY_BACK.includes(code)
export const isStale = (code: string): boolean => STALE.includes(code)
export const isNotPayable = (code: string): boolean => NOT_PAYABLE.includes(code)

/** A wrong field is named where it is: who it is for can be put right. */
export const isAboutCustomer = (error: unknown): boolean =>
  isRejected(error) && error.model.message.includes('customer.')

/** The basket that a refusal brought along. */
export const freshIn = (error: RejectedError): SignedBasket | null => {
  const fresh = basketAnswerSchema.safeParse(error.body)
  return fresh.success ? fresh.data : null
}

/**
 * A refusal is an answer, read by `ofRefusal`. Everything else (no answer, a broken one, the server's own trouble) leaves open what was done.
 * What is no failure of a call at all is a defect and goes on.
 */
export const failureEvent = (error: unknown, ofRefusal: (code: string) => PlaceOrderEvent): PlaceOrderEvent => {
  if (!isAppError(error)) throw error
  const { trace } = error
  if (!isRejected(error)) return { type: error.code === 'session-ended' ? 'rejected' : 'lost', trace }
  if (error.model.status >= 500) return { type: 'lost', trace }
  const event = ofRefusal(error.model.errorCode)
  return event.type === 'rejected' ? { ...event, trace } : event
}
