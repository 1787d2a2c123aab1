import type { FulfilmentType } from '@galo/domain'
import type { BasketRestaurant } from '../../../remote'

/** Why food from here can't join what is in the basket. Nothing is ever mixed: the customer starts again, or keeps what is there. */
export type PlaceRefusal =
  | { readonly reason: 'different-restaurant'; readonly current: BasketRestaurant }
  | { readonly reason: 'different-fulfilment'; readonly current: FulfilmentType }

/**
 * What the customer is asked before a dish goes in: whether to begin again here, and of the first alcohol whether they are old enough (F13). Both at
 * once are one question: nobody answers two dialogs in a row.
 */
export type BasketRefusal = (PlaceRefusal & { readonly forAdults: boolean }) | { readonly reason: 'adults-only' }

/** Row F18, the codes of the changes this remote makes. */
export type BasketErrorCode =
  | 'CREATE_BASKET_ERROR'
  | 'TRANSFER_BASKET_ERROR'
  | 'ADD_BASKET_ITEM_ERROR'
  | 'PATCH_BASKET_ITEM_ERROR'
  | 'PATCH_BASKET_ITEM_MODIFIER_ERROR'
  | 'REMOVE_BASKET_ITEM_ERROR'
  | 'VALIDATE_BASKET_ERROR'
  | 'SET_PREFERENCES_ERROR'

/** The others of row F18 that a basket with food in it can meet: their words come later, with what offers rewards and codes. */
export type OfferErrorCode =
  'SET_BASKET_REWARD_ERROR' | 'REMOVE_BASKET_REWARD_ERROR' | 'APPLY_DISCOUNT_CODE_ERROR' | 'CLEAR_DISCOUNT_CODE_ERROR'

/** Why the platform won't have a dish, or more of it: no failure, so nothing to try again. */
export type ChangeRefusal =
  'sold-out' | 'alcohol-hours' | 'not-this-way' | 'dish-changed' | 'basket-full' | 'basket-paid'

export interface RefusedChange {
  readonly reason: ChangeRefusal
  /** The dish is to be had, but not with these. */
  readonly choicesGone?: readonly string[]
}

/** The same with words for the customer: they come with the code that sends changes, so a page that sent none has not fetched them. */
export interface ExplainedRefusal extends RefusedChange {
  readonly words: string
}

/** `waiting`: not yet, but it will be, once the line is back. */
export type NotDone = { readonly reason: 'failed' } | { readonly reason: 'waiting' }

export type AddFailure = BasketRefusal | ExplainedRefusal | { readonly reason: 'not-sold-this-way' } | NotDone

/** Why a line keeps the choices it had. `gone`: it is no longer in the basket. */
export type ReplaceFailure = ExplainedRefusal | { readonly reason: 'gone' } | NotDone

/** Why an offer was not taken or given up: `why` is the platform's reason; `refused` was said in a notice already. */
export type OfferFailure<E> =
  { readonly reason: 'not-taken'; readonly why: E } | { readonly reason: 'refused' } | NotDone
