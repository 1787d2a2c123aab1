import type { BasketFailure } from '@galo/contracts/basket'
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

/** Of row F18, those of rewards and codes: their words come later, with what offers these. */
export type OfferErrorCode = Extract<BasketFailure, `${string}_REWARD_ERROR` | `${string}_CODE_ERROR`>

/** Said elsewhere: by the menu's page, and by the checkout, whose steps these are. */
type SaidElsewhere = 'MENU_AVAILABILITY_ERROR' | 'DELIVERY_FEE_ERROR' | 'BUILD_BASKET_ORDER_ERROR'

/** Row F18, the codes of the other changes this remote makes. */
export type BasketErrorCode = Exclude<BasketFailure, OfferErrorCode | SaidElsewhere> | 'SET_PREFERENCES_ERROR'

/** Why the platform won't have a dish, or more of it: no failure, so nothing to try again. */
export type ChangeRefusal =
  'sold-out' | 'off-menu' | 'alcohol-hours' | 'not-this-way' | 'dish-changed' | 'basket-full' | 'basket-paid'

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

/** It doesn't suit by what the customer has said since the press: the basket asks whether they want it. */
export interface HeldBack {
  readonly reason: 'held-back'
  readonly words: string
}

export type AddFailure =
  BasketRefusal | ExplainedRefusal | HeldBack | { readonly reason: 'not-sold-this-way' } | NotDone

/** Why a line keeps the choices it had. `gone`: it is no longer in the basket. */
export type ReplaceFailure = ExplainedRefusal | { readonly reason: 'gone' } | NotDone

/** Why an offer was not taken or given up: `why` is the platform's reason; `refused` was said in a notice already. */
export type OfferFailure<E> =
  { readonly reason: 'not-taken'; readonly why: E } | { readonly reason: 'refused' } | NotDone
