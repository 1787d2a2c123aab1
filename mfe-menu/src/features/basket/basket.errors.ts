import type { FulfilmentType } from '@galo/domain'
import type { BasketRestaurant } from '@galo/state'

/** Why food from here can't join what is in the basket. Nothing is ever mixed: the customer starts again, or keeps what is there. */
export type BasketRefusal =
  | { readonly reason: 'different-restaurant'; readonly current: BasketRestaurant }
  | { readonly reason: 'different-fulfilment'; readonly current: FulfilmentType }

/** Row F18, the codes of the changes this remote makes. */
export type BasketErrorCode =
  | 'CREATE_BASKET_ERROR'
  | 'ADD_BASKET_ITEM_ERROR'
  | 'PATCH_BASKET_ITEM_ERROR'
  | 'REMOVE_BASKET_ITEM_ERROR'
  | 'VALIDATE_BASKET_ERROR'

/** Q58, word for word where it gives words. */
export const BASKET_ERROR_COPY = {
  CREATE_BASKET_ERROR: "We couldn't add that. Please try again.",
  ADD_BASKET_ITEM_ERROR: "We couldn't add that. Please try again.",
  PATCH_BASKET_ITEM_ERROR: "We couldn't change that. Please try again.",
  REMOVE_BASKET_ITEM_ERROR: "We couldn't remove that. Please try again.",
  VALIDATE_BASKET_ERROR: "We couldn't check your basket. Please try again.",
} satisfies Record<BasketErrorCode, string>

export const isBasketErrorCode = (code: string | null): code is BasketErrorCode =>
  code !== null && Object.hasOwn(BASKET_ERROR_COPY, code)

export const OFFLINE_COPY = "You're offline. Your basket is safe here; we'll check prices when you're back."

/** After the last try (row F16): no button that will fail again, but a way on. */
export const GIVE_UP_COPY =
  'That keeps failing, and it is us, not you. What you chose is safe here. Give it a minute, or ring the restaurant.'

/** What the customer is asked before food of another place replaces the basket's. */
export const REFUSAL_COPY = {
  'different-restaurant': {
    heading: 'One basket, one Galo',
    text: (from: string) => `Your basket has food from ${from}. Start again here?`,
  },
  'different-fulfilment': {
    heading: 'Start again?',
    text: (from: string) => `Your basket is for ${from}. Start again here?`,
  },
} satisfies Record<BasketRefusal['reason'], { heading: string; text: (from: string) => string }>

/** Q58: what came back has less in it. */
export const soldOutCopy = (names: readonly string[]): string =>
  `Sorry, ${listOf(names)} just sold out, so we took them out of your basket.`

export const SOLD_OUT_ON_ADD_COPY = 'That dish has just sold out. Nothing else in your basket changed.'
export const NOT_SOLD_THIS_WAY_COPY = 'Orders here are for collection. Nothing went into a basket.'
export const CHANGED_ELSEWHERE_COPY = 'Your basket was changed in another tab. This is how it stands now.'
export const GONE_COPY = 'That basket had already been ordered or had gone. This is a new one.'
export const pricesMovedCopy = (total: string): string =>
  `Some prices have moved since you chose. Your basket now comes to ${total}.`

const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
