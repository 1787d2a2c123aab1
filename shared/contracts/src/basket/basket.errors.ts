/** What a call that sends a signed basket may be refused with; all but the last answer with the basket as it is now. */
export const NOT_CURRENT = {
  BASKET_ALTERED: 409,
  BASKET_EXPIRED: 409,
  BASKET_STALE: 409,
  BASKET_ORDERED: 409,
} as const

/** A change comes too late: the basket can only be ordered. */
export const PAID = { BASKET_PAID: 409 } as const

/** A dish can't be had as it is wanted. */
export const NOT_TO_BE_HAD = {
  INVALID_MODIFIERS: 400,
  ITEM_NOT_OFFERED: 409,
  ITEM_OUT_OF_STOCK: 409,
  ALCOHOL_NOT_SOLD_NOW: 409,
} as const

/** No order can be made of the basket now: what building it, paying for it and ordering it all look at. */
export const NOT_ORDERABLE = {
  NOT_OFFERED: 409,
  CHANNEL_OFFLINE: 409,
  OUTSIDE_OPENING_HOURS: 409,
  NO_SLOTS_LEFT: 409,
  ALCOHOL_NOT_SOLD_NOW: 409,
  DELIVERY_QUOTE_EXPIRED: 409,
  REWARD_LOST: 409,
  DISCOUNT_CODE_LOST: 409,
} as const

/** The basket is not ready to be paid for. */
export const NOT_COMPLETE = { ITEM_OUT_OF_STOCK: 409, ITEM_INCOMPLETE: 409, DELIVERY_QUOTE_MISSING: 409 } as const
