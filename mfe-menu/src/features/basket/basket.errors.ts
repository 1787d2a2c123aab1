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
  | 'PATCH_BASKET_ITEM_MODIFIER_ERROR'
  | 'REMOVE_BASKET_ITEM_ERROR'
  | 'VALIDATE_BASKET_ERROR'

/** Q58, word for word where it gives words. */
export const BASKET_ERROR_COPY = {
  CREATE_BASKET_ERROR: "We couldn't add that. Please try again.",
  ADD_BASKET_ITEM_ERROR: "We couldn't add that. Please try again.",
  PATCH_BASKET_ITEM_ERROR: "We couldn't change that. Please try again.",
  PATCH_BASKET_ITEM_MODIFIER_ERROR: "We couldn't change those choices. Please try again.",
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

/** Of an order's food, what did not go back into the basket. Why is another question: sold out, the hour, another menu. */
export const notBackCopy = (names: readonly string[]): string =>
  `Sorry, ${listOf(names)} can’t be had just now as you ordered it.`

/** What was taken of a line that stays: the customer chooses something else for it. */
export const choicesGoneCopy = (names: readonly string[], dishes: readonly string[]): string =>
  `Sorry, ${listOf(names)} just sold out. Choose something else for ${listOf(dishes)}.`
export const choicesMissingCopy = (dishes: readonly string[]): string =>
  `Something you chose has sold out. Choose again for ${listOf(dishes)}.`

/** At the line itself. `names` is empty where a choice is lacking. */
export const lineTroubleCopy = (names: readonly string[]): string =>
  names.length === 0 ? 'Needs another choice before it can be ordered.' : `Sold out: ${listOf(names)}.`

/** Why the platform won't have a dish, or more of it: no failure, so nothing to try again. */
export type ChangeRefusal =
  'sold-out' | 'alcohol-hours' | 'not-this-way' | 'dish-changed' | 'basket-full' | 'basket-paid'

export interface RefusedChange {
  readonly reason: ChangeRefusal
  /** The dish is to be had, but not with these. */
  readonly choicesGone?: readonly string[]
}

/** When nothing was added. */
export const REFUSED_ADDITION_COPY = {
  'sold-out': 'That dish has just sold out. Nothing else in your basket changed.',
  'alcohol-hours': 'We can’t sell alcohol at this hour. Nothing else in your basket changed.',
  'not-this-way': 'That dish isn’t sold for collection here. Nothing else in your basket changed.',
  'dish-changed': 'That dish has changed since you opened it. Close it, open it again and choose.',
  'basket-full': 'Your basket holds as many different dishes as it can. Order these first.',
  'basket-paid': 'Your basket is being paid for. Finish that order first.',
} satisfies Record<ChangeRefusal, string>

/** When a line stayed as it was. */
export const REFUSED_CHANGE_COPY = {
  'sold-out': 'There is no more of that to be had. Your basket is as it was.',
  'alcohol-hours': 'We can’t sell alcohol at this hour. Your basket is as it was.',
  'not-this-way': 'That dish isn’t sold for collection any more. Your basket is as it was.',
  'dish-changed': 'That dish has changed since you chose it. Change its choices, or take it out.',
  'basket-full': 'There can’t be more of that in one basket. Your basket is as it was.',
  'basket-paid': 'Your basket is being paid for. Finish that order first.',
} satisfies Record<ChangeRefusal, string>

/** Of a dish as it was made up, for the table at hand: who only has to choose another side is not told that the dish is gone. */
export const refusedCopy = (
  { reason, choicesGone }: RefusedChange,
  copy: typeof REFUSED_ADDITION_COPY | typeof REFUSED_CHANGE_COPY,
): string =>
  choicesGone === undefined ? copy[reason] : `Sorry, ${listOf(choicesGone)} just sold out. Choose something else.`

export const NOT_SOLD_THIS_WAY_COPY = 'Orders here are for collection. Nothing went into a basket.'
export const CHANGED_ELSEWHERE_COPY = 'Your basket has changed since you looked. This is how it stands now.'
export const LINE_GONE_COPY = 'That dish isn’t in your basket any more. Close this and add it again.'
export const GONE_COPY = 'That basket had already been ordered or had gone. This is a new one.'
export const pricesMovedCopy = (total: string): string =>
  `Some prices have moved since you chose. Your basket now comes to ${total}.`

const listOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
