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

/** The restaurant takes no order of the basket now. */
export const KITCHEN_REFUSES = {
  NOT_OFFERED: 409,
  CHANNEL_OFFLINE: 409,
  OUTSIDE_OPENING_HOURS: 409,
  NO_SLOTS_LEFT: 409,
  ALCOHOL_NOT_SOLD_NOW: 409,
} as const
