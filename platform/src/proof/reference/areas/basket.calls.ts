import {
  addItem,
  addQuote,
  applyDiscountCode,
  basketAnswerSchema,
  buildOrder,
  changeItem,
  clearDiscountCode,
  createBasket,
  removeItem,
  removeReward,
  setPreferences,
  setReward,
  validateBasket,
} from '@galo/contracts/basket'
import { quotePosition } from '@galo/contracts/quotes'
import { CODE_REFUSALS, type CodeProblem } from '../../../modules/discounts'
import { viewOf } from '../../world/api'
import { PLAIN_ITEM, UK_RESTAURANT } from '../../world/baskets'
import type { World } from '../../world/world'
import type { ApiArea } from '../api-call'
import { describedCall } from '../described-call'

/** What a call that brings a basket may answer; each comes with the basket as it is now. */
const NOT_CURRENT = {
  BASKET_ALTERED: 'the basket is not the one we signed',
  BASKET_EXPIRED: 'the basket was left too long',
  BASKET_STALE: 'the basket has changed since',
  BASKET_ORDERED: 'the basket has been ordered; nothing comes along',
}
const PAID = { BASKET_PAID: 'the basket is paid for and can only be ordered' }
const FULL = { BASKET_FULL: 'it holds as many different dishes, or as many of one, as it can' }
const NO_SUCH_LINE = { NOT_FOUND: 'the basket has no such line' }

/** Why a dish can not be had as it is wanted. */
const NOT_TO_BE_HAD = {
  INVALID_MODIFIERS: 'the choices are not the dish’s; the message names them',
  ITEM_NOT_OFFERED: 'the dish is not sold this way',
  ITEM_OUT_OF_STOCK: 'it, or a choice, has sold out',
  ALCOHOL_NOT_SOLD_NOW: 'it is outside the licence’s hours',
}

/** Why the restaurant takes no order of the basket now; the basket comes along as it is. */
const KITCHEN_REFUSES = {
  NOT_OFFERED: 'the restaurant does not do orders of this kind',
  CHANNEL_OFFLINE: 'the restaurant has switched them off',
  OUTSIDE_OPENING_HOURS: 'it is closed, or sends nobody out yet',
  NO_SLOTS_LEFT: 'a collection has no slot left today',
  ALCOHOL_NOT_SOLD_NOW: 'it is outside the licence’s hours',
}

const whenCodeFails = (problem: CodeProblem): string => `the code does not hold: ${CODE_REFUSALS[problem]}`

/** One dish in it. */
const filledView = async ({ me, basket }: World) => viewOf(await basket(me.api, { items: 2 }))
const firstLine = ({ basket }: Awaited<ReturnType<typeof filledView>>): string => basket.menu_items[0]?.id ?? ''

/** The first customer of the seed has a green reward; here with something it is for in a basket. */
const rewardable = async ({ customer, basket }: World) => {
  const { api, session } = await customer()
  const view = viewOf(await basket(api))
  const { body } = await api.post(addItem.path, { ...view, item: { id: 'item-corn-cobs', quantity: 1 } })
  return { api, session, view: viewOf(basketAnswerSchema.parse(body)) }
}

export const basketArea: ApiArea = {
  id: 'basket',
  title: 'Basket',
  about:
    'Every answer is signed and every change brings the last answer back, whole and untouched. Prices are the menu’s. A change with a `change_id` is made once, ' +
    'however often and in whatever order it arrives: sent again, it answers with the basket as it is.',
  calls: [
    describedCall(createBasket, {
      title: 'Start a basket',
      when: {
        NOT_FOUND: 'nobody knows the restaurant',
        MARKET_MISMATCH: 'a guest of one country’s site asks for a restaurant in the other',
        FULFILMENT_NOT_OFFERED: 'the restaurant does not offer that',
      },
      good: () => ({ body: { fulfilment_type: 'COLLECTION' as const, restaurant_id: UK_RESTAURANT } }),
    }),
    describedCall(addItem, {
      title: 'Add an item',
      when: {
        ...NOT_CURRENT,
        ...PAID,
        ...NOT_TO_BE_HAD,
        NOT_FOUND: 'the menu has no such dish',
        ...FULL,
      },
      isOwned: true,
      good: async ({ me, basket }) => ({
        body: {
          ...viewOf(await basket(me.api)),
          change_id: 'c-9f2',
          item: { id: PLAIN_ITEM, quantity: 1, modifiers: [] },
        },
      }),
    }),
    describedCall(changeItem, {
      title: 'Change an item',
      when: { ...NOT_CURRENT, ...PAID, ...NOT_TO_BE_HAD, ...NO_SUCH_LINE, ...FULL },
      isOwned: true,
      good: async (world) => {
        const view = await filledView(world)
        return { body: { ...view, item: { id: firstLine(view), quantity: 1 } } }
      },
    }),
    describedCall(removeItem, {
      title: 'Remove an item',
      when: { ...NOT_CURRENT, ...PAID, ...NO_SUCH_LINE },
      isOwned: true,
      good: async (world) => {
        const view = await filledView(world)
        return { body: { ...view, item_id: firstLine(view) } }
      },
    }),
    describedCall(validateBasket, {
      title: 'Validate a basket',
      when: { ...NOT_CURRENT, BASKET_PAID: 'a guest has paid for it, and keeps it' },
      isOwned: true,
      good: async (world) => ({ body: await filledView(world) }),
    }),
    describedCall(addQuote, {
      title: 'Put a delivery quote into a basket',
      when: {
        ...NOT_CURRENT,
        ...PAID,
        NOT_FOUND: 'the quote is somebody else’s',
        FULFILMENT_MISMATCH: 'the basket is not for delivery',
        DELIVERY_QUOTE_MISMATCH: 'the quote is for another restaurant',
        DELIVERY_QUOTE_EXPIRED: 'the quote is no longer valid',
        DELIVERY_QUOTE_USED: 'another basket has it',
      },
      isOwned: true,
      good: async ({ me, basket }) => {
        const view = viewOf(await basket(me.api, { items: 1, fulfilment: 'DELIVERY' }))
        const place = { restaurant_id: UK_RESTAURANT, lat: 53.4775, lon: -2.2481, country_code: 'GB' }
        const { body } = await me.api.post(quotePosition.path, place)
        return { body: { ...view, delivery_quote: String(body.token) } }
      },
    }),
    describedCall(setReward, {
      title: 'Put a reward on a basket',
      when: {
        ...NOT_CURRENT,
        ...PAID,
        REWARD_NOT_ON_CARD: 'there is no card, or no such reward on it',
        REWARD_NO_ITEM: 'nothing in the basket is for this reward',
        REWARD_TOTAL_TOO_LOW: 'a delivery has too little in it',
        REWARD_LIMIT_REACHED: 'another reward is on the order',
      },
      isOwned: true,
      good: async (world) => {
        const { view, session } = await rewardable(world)
        return { body: { ...view, reward: { type: 'GREEN' as const } }, token: session }
      },
    }),
    describedCall(removeReward, {
      title: 'Take the reward off again',
      when: { ...NOT_CURRENT, ...PAID, REWARD_NOT_APPLIED: 'it is not the reward on this order' },
      isOwned: true,
      good: async (world) => {
        const { api, view, session } = await rewardable(world)
        const { body } = await api.post(setReward.path, { ...view, reward: { type: 'GREEN' } })
        return { body: { ...viewOf(basketAnswerSchema.parse(body)), reward_type: 'GREEN' as const }, token: session }
      },
    }),
    describedCall(applyDiscountCode, {
      title: 'Apply a discount code',
      when: {
        ...NOT_CURRENT,
        ...PAID,
        DISCOUNT_CODE_INVALID: 'nobody knows the code',
        DISCOUNT_ALREADY_APPLIED: 'another code is on the order',
        DISCOUNT_CODE_NOT_STARTED: whenCodeFails('NOT_STARTED'),
        DISCOUNT_CODE_EXPIRED: whenCodeFails('EXPIRED'),
        DISCOUNT_CODE_WRONG_MARKET: whenCodeFails('WRONG_MARKET'),
        DISCOUNT_CODE_WRONG_RESTAURANT: whenCodeFails('WRONG_RESTAURANT'),
        DISCOUNT_CODE_WRONG_FULFILMENT: whenCodeFails('WRONG_FULFILMENT'),
        DISCOUNT_CODE_CUSTOMERS_ONLY: whenCodeFails('CUSTOMERS_ONLY'),
        DISCOUNT_CODE_FIRST_ORDER_ONLY: whenCodeFails('FIRST_ORDER_ONLY'),
        DISCOUNT_CODE_LIMIT_REACHED: whenCodeFails('LIMIT_REACHED'),
        DISCOUNT_CODE_USED_UP: whenCodeFails('USED_UP'),
        DISCOUNT_CODE_TOTAL_TOO_LOW: whenCodeFails('TOTAL_TOO_LOW'),
        TOO_MANY_CODES: 'too many wrong codes were tried',
      },
      isOwned: true,
      good: async (world) => ({ body: { ...(await filledView(world)), discount_code: 'GALO20' } }),
    }),
    describedCall(clearDiscountCode, {
      title: 'Clear the discount code',
      when: { ...NOT_CURRENT, ...PAID },
      isOwned: true,
      good: async (world) => ({ body: await filledView(world) }),
    }),
    describedCall(setPreferences, {
      title: 'Say what goes with the order',
      when: { ...NOT_CURRENT, ...PAID },
      isOwned: true,
      good: async (world) => ({
        body: {
          ...(await filledView(world)),
          preferences: { avoid: ['milk', 'peanut'], diets: [], cutlery: false, bag: true },
        },
      }),
    }),
    describedCall(buildOrder, {
      title: 'Build the order',
      when: {
        ...NOT_CURRENT,
        BASKET_EMPTY: 'nothing is in it',
        ITEM_OUT_OF_STOCK: 'a dish has sold out; the basket comes without it',
        ITEM_INCOMPLETE: 'a dish lacks a choice since one sold out',
        ...KITCHEN_REFUSES,
        DELIVERY_QUOTE_MISSING: 'a delivery has no quote',
        DELIVERY_QUOTE_EXPIRED: 'its quote ran out; the basket comes without it',
        REWARD_LOST: 'the reward does not hold any more; the basket comes without it',
        DISCOUNT_CODE_LOST: 'the code does not hold any more; the basket comes without it',
      },
      isOwned: true,
      good: async (world) => ({ body: await filledView(world) }),
    }),
  ],
}
