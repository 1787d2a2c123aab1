import { getThrottles, listAvailableTimes, validateTime } from '@galo/contracts/capacity'
import type { Query } from '@galo/contracts/call'
import { getBasketFeedback, listAvailableDiscounts, validateDiscountCode } from '@galo/contracts/discounts'
import { getAvailability, getMenu } from '@galo/contracts/menu'
import {
  addFavourite,
  getFavourites,
  getProfile,
  removeFavourite,
  updateUserAddresses,
  updateUserProfile,
} from '@galo/contracts/profile'
import { filterRestaurants, getRestaurant, searchRestaurants } from '@galo/contracts/restaurants'
import { parse, printSchema, validate } from 'graphql'
import * as z from 'zod/mini'
import { createSchema } from './graph-schema'

const GRAPHS: readonly (readonly Query[])[] = [
  [searchRestaurants, getRestaurant, filterRestaurants],
  [getMenu],
  [getAvailability],
  [listAvailableTimes, validateTime, getThrottles],
  [listAvailableDiscounts, validateDiscountCode, getBasketFeedback],
  [getProfile, updateUserProfile, updateUserAddresses, getFavourites, addFavourite, removeFavourite],
]

describe('The schema of some calls', () => {
  it.each(GRAPHS.flatMap((calls) => calls.map((call) => [call.name, call, calls] as const)))(
    'answers the document of %s',
    (_, { document }, calls) => expect(validate(createSchema(calls), parse(document))).toEqual([]),
  )

  it.each([
    'basket(basketId: String!): Basket!',
    'feedback(feedbackTypes: [FeedbackType!]): [BasketFeedback!]!',
    'union BasketFeedbackData = ChilliCollect | NextReward | RewardRedeem',
    'enum FeedbackType {\n  NEXT_REWARD\n  CHILLI_COLLECT\n  REWARD_REDEEM\n}',
    'loyaltyCard: BasketLoyaltyCard\n',
    'type BasketLoyaltyCardBalanceUpdates {\n  type: String!\n  kind: String!\n  value: Int!\n}',
  ])('holds what their requests and results hold: %s', (part) =>
    expect(printSchema(createSchema([getBasketFeedback]))).toContain(part),
  )

  it('tells changes from questions, also from those that must not be asked twice', () => {
    const changing = printSchema(createSchema([getProfile, updateUserAddresses]))
    expect(changing).toContain(
      'type Mutation {\n  updateUserAddresses(addresses: [AddressInput!]!): UpdateUserAddresses!\n}',
    )
    expect(changing).toContain('input AddressInput {\n  primary: Boolean\n  line1: String!')
    expect(createSchema([validateDiscountCode]).getMutationType()).toBeNull()
  })

  it('has a field the moment a call’s result has it, and refuses whoever asks for more', () => {
    const calls = (result: z.ZodMiniType): readonly Query[] => [
      { ...getThrottles, fields: { throttles: { args: getThrottles.request, result: z.array(result) } } },
    ]
    const known = z.object({ restaurantId: z.string() })
    const document = parse('{ throttles(restaurantIds: []) { restaurantId planted } }')
    expect(validate(createSchema(calls(known)), document)).toHaveLength(1)
    expect(validate(createSchema(calls(z.extend(known, { planted: z.boolean() }))), document)).toEqual([])
  })
})
