import { basketAnswerSchema, basketSchema, paths } from '@galo/contracts'
import { z } from 'zod'
import type { ApiArea, ApiCall, Refuses } from '../http/api-call'
import { viewOf } from '../test/api'
import { PLAIN_ITEM, UK_RESTAURANT } from '../test/baskets'
import type { World } from '../test/world'
import { CODE_REFUSALS } from '../discounts/discount.rules'
import {
  addItemSchema,
  addQuoteSchema,
  createRequestSchema,
  discountCodeSchema,
  patchItemSchema,
  removeItemSchema,
  removeRewardSchema,
  setRewardSchema,
  updateViewSchema,
} from './basket.requests'

const signedBasketSchema = z.object({ data: basketSchema, expiry: z.iso.datetime(), signature: z.string() })

const conflict = (code: string, when: string): Refuses => ({ status: 409, code, when })

/** What a call that brings a basket may answer; each comes with the basket as it is now. */
const NOT_CURRENT: readonly Refuses[] = [
  conflict('BASKET_ALTERED', 'the basket is not the one we signed'),
  conflict('BASKET_EXPIRED', 'the basket was left too long'),
  conflict('BASKET_STALE', 'the basket has changed since'),
  conflict('BASKET_ORDERED', 'the basket has been ordered; nothing comes along'),
]
const PAID: Refuses = conflict('BASKET_PAID', 'the basket is paid for and can only be ordered')

const NO_SUCH_LINE: Refuses = { status: 404, code: 'NOT_FOUND', when: 'the basket has no such line' }
/** Why a dish can not be had as it is wanted. */
const NOT_TO_BE_HAD: readonly Refuses[] = [
  { status: 400, code: 'INVALID_MODIFIERS', when: 'the choices are not the dish’s; the message names them' },
  conflict('ITEM_NOT_OFFERED', 'the dish is not sold this way'),
  conflict('ITEM_OUT_OF_STOCK', 'it, or a choice, has sold out'),
  conflict('ALCOHOL_NOT_SOLD_NOW', 'it is outside the licence’s hours'),
]

/** Why the restaurant takes no order of the basket now; the basket comes along as it is. */
const KITCHEN_REFUSALS: readonly Refuses[] = [
  conflict('NOT_OFFERED', 'the restaurant does not do orders of this kind'),
  conflict('CHANNEL_OFFLINE', 'the restaurant has switched them off'),
  conflict('OUTSIDE_OPENING_HOURS', 'it is closed, or sends nobody out yet'),
  conflict('NO_SLOTS_LEFT', 'a collection has no slot left today'),
  conflict('ALCOHOL_NOT_SOLD_NOW', 'it is outside the licence’s hours'),
]

/** What all calls that change a basket have in common. Spread it, and add your own refusals to `basketRefusals`. */
const onBasket = {
  method: 'POST',
  bearer: 'session',
  errors: 'list',
  answer: { status: 200, schema: signedBasketSchema },
  isOwned: true,
} as const satisfies Partial<ApiCall>
const basketRefusals = (...own: readonly Refuses[]): readonly Refuses[] => [...NOT_CURRENT, ...own]

/** One dish in it. */
const filledView = async ({ me, basket }: World) => viewOf(await basket(me.api, { items: 2 }))
const firstLine = ({ basket }: Awaited<ReturnType<typeof filledView>>): string => basket.menu_items[0]?.id ?? ''

/** The first customer of the seed has a green reward; here with something it is for in a basket. */
const rewardable = async ({ customer, basket }: World) => {
  const { api, session } = await customer()
  const view = viewOf(await basket(api))
  const { body } = await api.post(paths.basket.items, { ...view, item: { id: 'item-corn-cobs', quantity: 1 } })
  return { api, session, view: viewOf(basketAnswerSchema.parse(body)) }
}

export const basketArea: ApiArea = {
  id: 'basket',
  title: 'Basket',
  about:
    'Every answer is signed and every change brings the last answer back, whole and untouched. Prices are the menu’s.',
  calls: [
    {
      ...onBasket,
      name: 'Start a basket',
      path: paths.basket.create,
      about: 'An empty basket at a restaurant.',
      rows: ['F02'],
      isOwned: false,
      request: createRequestSchema,
      answer: { status: 201, schema: signedBasketSchema },
      refusals: [
        { status: 404, code: 'NOT_FOUND', when: 'nobody knows the restaurant' },
        conflict('MARKET_MISMATCH', 'a guest of one country’s site asks for a restaurant in the other'),
        conflict('FULFILMENT_NOT_OFFERED', 'the restaurant does not offer that'),
      ],
      good: () => ({ body: { fulfilment_type: 'COLLECTION', restaurant_id: UK_RESTAURANT } }),
    },
    {
      ...onBasket,
      name: 'Add an item',
      path: paths.basket.items,
      about: '`item.id` is the menu’s. The same dish with the same choices joins the line that is there.',
      rows: ['F03', 'F05', 'F06', 'F07'],
      request: addItemSchema,
      refusals: basketRefusals(
        PAID,
        ...NOT_TO_BE_HAD,
        { status: 404, code: 'NOT_FOUND', when: 'the menu has no such dish' },
        { status: 400, code: 'BASKET_FULL', when: 'it holds as many different dishes as it can' },
      ),
      good: async ({ me, basket }) => ({
        body: { ...viewOf(await basket(me.api)), item: { id: PLAIN_ITEM, quantity: 1, modifiers: [] } },
      }),
    },
    {
      ...onBasket,
      name: 'Change an item',
      method: 'PATCH',
      path: paths.basket.items,
      about: '`item.id` is the basket line’s. Without `modifiers` the choices stay.',
      rows: ['F03', 'F05'],
      request: patchItemSchema,
      refusals: basketRefusals(PAID, ...NOT_TO_BE_HAD, NO_SUCH_LINE),
      good: async (world) => {
        const view = await filledView(world)
        return { body: { ...view, item: { id: firstLine(view), quantity: 1 } } }
      },
    },
    {
      ...onBasket,
      name: 'Remove an item',
      path: paths.basket.removeItem,
      about: '`item_id` is the basket line’s.',
      rows: ['F03', 'F05'],
      request: removeItemSchema,
      refusals: basketRefusals(PAID, NO_SUCH_LINE),
      good: async (world) => {
        const view = await filledView(world)
        return { body: { ...view, item_id: firstLine(view) } }
      },
    },
    {
      ...onBasket,
      name: 'Validate a basket',
      path: paths.basket.validate,
      about:
        'Looks again at stock, offers and prices, and gives the basket another half hour. What had to leave is in `removed_items` and `removed_offers`. A customer who brings a guest’s basket makes it theirs.',
      rows: ['F02', 'F03', 'F12'],
      request: updateViewSchema,
      refusals: basketRefusals(conflict('BASKET_PAID', 'a guest has paid for it, and keeps it')),
      good: async (world) => ({ body: await filledView(world) }),
    },
    {
      ...onBasket,
      name: 'Put a delivery quote into a basket',
      path: paths.basket.quote,
      about:
        '`delivery_quote` is the quote’s token. A quote at the same fee leaves a built basket and its payment as they are.',
      rows: ['F04', 'G10'],
      request: addQuoteSchema,
      refusals: basketRefusals(
        PAID,
        { status: 404, code: 'NOT_FOUND', when: 'the quote is somebody else’s' },
        conflict('FULFILMENT_MISMATCH', 'the basket is not for delivery'),
        conflict('DELIVERY_QUOTE_MISMATCH', 'the quote is for another restaurant'),
        conflict('DELIVERY_QUOTE_EXPIRED', 'the quote is no longer valid'),
        conflict('DELIVERY_QUOTE_USED', 'another basket has it'),
      ),
      good: async ({ me, basket }) => {
        const view = viewOf(await basket(me.api, { items: 1, fulfilment: 'DELIVERY' }))
        const place = { restaurant_id: UK_RESTAURANT, lat: 53.4775, lon: -2.2481, country_code: 'GB' }
        const { body } = await me.api.post(paths.quote.latLon, place)
        return { body: { ...view, delivery_quote: String(body.token) } }
      },
    },
    {
      ...onBasket,
      name: 'Put a reward on a basket',
      path: paths.basket.rewards,
      about: 'The reward pays for the dish it saves most on. One per order; it is taken from the card by the order.',
      rows: ['F04', 'H02', 'H07'],
      request: setRewardSchema,
      refusals: basketRefusals(
        PAID,
        conflict('REWARD_NOT_ON_CARD', 'there is no card, or no such reward on it'),
        conflict('REWARD_NO_ITEM', 'nothing in the basket is for this reward'),
        conflict('REWARD_TOTAL_TOO_LOW', 'a delivery has too little in it'),
        conflict('REWARD_LIMIT_REACHED', 'another reward is on the order'),
      ),
      good: async (world) => {
        const { view, session } = await rewardable(world)
        return { body: { ...view, reward: { type: 'GREEN' } }, token: session }
      },
    },
    {
      ...onBasket,
      name: 'Take the reward off again',
      path: paths.basket.removeReward,
      about: 'The reward is back on the card at once: it had never left it.',
      rows: ['F04', 'H07'],
      request: removeRewardSchema,
      refusals: basketRefusals(PAID, conflict('REWARD_NOT_APPLIED', 'it is not the reward on this order')),
      good: async (world) => {
        const { api, view, session } = await rewardable(world)
        const { body } = await api.post(paths.basket.rewards, { ...view, reward: { type: 'GREEN' } })
        return { body: { ...viewOf(basketAnswerSchema.parse(body)), reward_type: 'GREEN' }, token: session }
      },
    },
    {
      ...onBasket,
      name: 'Apply a discount code',
      path: paths.basket.discountCode,
      about:
        'In upper or lower case. One per order, beside a reward or alone. Wrong codes are counted: ten in ten minutes.',
      rows: ['F04', 'H07'],
      request: discountCodeSchema,
      refusals: basketRefusals(
        PAID,
        conflict('DISCOUNT_CODE_INVALID', 'nobody knows the code'),
        conflict('DISCOUNT_ALREADY_APPLIED', 'another code is on the order'),
        ...Object.entries(CODE_REFUSALS).map(([problem, words]) =>
          conflict(`DISCOUNT_CODE_${problem}`, `the code does not hold: ${words}`),
        ),
        { status: 429, code: 'TOO_MANY_CODES', when: 'too many wrong codes were tried' },
      ),
      good: async (world) => ({ body: { ...(await filledView(world)), discount_code: 'GALO20' } }),
    },
    {
      ...onBasket,
      name: 'Clear the discount code',
      path: paths.basket.clearDiscountCode,
      about: 'Without one, nothing changes.',
      rows: ['F04', 'H07'],
      request: updateViewSchema,
      refusals: basketRefusals(PAID),
      good: async (world) => ({ body: await filledView(world) }),
    },
    {
      ...onBasket,
      name: 'Build the order',
      path: paths.basket.buildOrder,
      about:
        'Freezes dishes and prices, so that there is one sum to pay. Building what is built changes nothing. What an order would be refused for is refused here.',
      rows: ['F03'],
      request: updateViewSchema,
      refusals: basketRefusals(
        conflict('BASKET_EMPTY', 'nothing is in it'),
        conflict('ITEM_OUT_OF_STOCK', 'a dish has sold out; the basket comes without it'),
        conflict('ITEM_INCOMPLETE', 'a dish lacks a choice since one sold out'),
        ...KITCHEN_REFUSALS,
        conflict('DELIVERY_QUOTE_MISSING', 'a delivery has no quote'),
        conflict('DELIVERY_QUOTE_EXPIRED', 'its quote ran out; the basket comes without it'),
        conflict('REWARD_LOST', 'the reward does not hold any more; the basket comes without it'),
        conflict('DISCOUNT_CODE_LOST', 'the code does not hold any more; the basket comes without it'),
      ),
      good: async (world) => ({ body: await filledView(world) }),
    },
  ],
}
