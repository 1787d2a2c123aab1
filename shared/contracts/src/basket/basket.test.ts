import { basketAnswerSchema, staleBasketSchema } from './basket.schema'
import { addItem } from './add-item.call'
import { createBasket } from './create-basket.call'
import { updateView } from './update-view'

const price = (value: number) => ({ currency_code: 'GBP', value })
const answer = () => ({
  data: {
    id: 'basket-1',
    customer_id: 'guest-1',
    restaurant_id: 'manchester-deansgate',
    fulfilment_type: 'COLLECTION',
    revision: 1,
    built: false,
    menu_items: [
      {
        id: 'line-1',
        menu_item_id: 'item-half-chicken',
        display_name: 'Half chicken',
        slug: 'half-chicken',
        quantity: 2,
        price: price(1_195),
        total_price: price(2_390),
        eligible_rewards: [],
        deductions: [],
        modifiers: [
          {
            id: 'meal',
            slug: 'choose-meal',
            prompt_label: 'Make it a meal',
            choices: [
              {
                id: 'meal-on-its-own',
                slug: 'on-its-own',
                display_name: 'On its own',
                price: price(0),
                eligible_rewards: [],
                kcal: 0,
              },
            ],
          },
        ],
        kitchen_note: 'unheard of',
      },
    ],
    fees: [{ kind: 'LATE_NIGHT', amount: price(50) }],
    totals: { items: price(2_390), deductions: price(0), fees: price(50), grand_total: price(2_440) },
    loyalty: null,
    promotions: null,
  },
  expiry: '2026-11-17T18:40:00.000Z',
  signature: 's1',
})

describe('basketAnswerSchema', () => {
  it('takes the basket back to the platform exactly as it came, with what this build has never heard of', () => {
    const came = answer()
    const view = updateView(basketAnswerSchema.parse(came), { item_id: 'line-1' })
    expect(view).toEqual({ basket: answer().data, expiry: came.expiry, signature: 's1', item_id: 'line-1' })
    expect(JSON.stringify(view.basket)).toBe(JSON.stringify(answer().data))
  })

  it('reads the card, the reward on the order and those that could be', () => {
    const loyalty = {
      card_number: '6335 0000 0000 0001',
      card_type: 'HIGH_FIVE',
      source: 'CUSTOMER',
      rewards: {
        applied: [{ reward_type: 'GREEN', value: price(395), basket_item_id: 'line-1' }],
        applicable: [
          {
            reward_type: 'RED',
            menu_item: { id: 'item-half-chicken', display_name: 'Half chicken', discount_price: price(0) },
          },
        ],
        balance: [{ reward_type: 'RED', count: 1 }],
      },
    }
    const came = answer()
    const read = basketAnswerSchema.parse({ ...came, data: { ...came.data, loyalty } })
    expect(read.data.loyalty).toEqual(loyalty)
  })

  it('takes no fraction of a reward, and none that is not money', () => {
    const came = answer()
    const withRewards = (rewards: object) => ({ ...came, data: { ...came.data, loyalty: { rewards } } })
    const none = { applied: [], applicable: [], balance: [] }
    expect(basketAnswerSchema.safeParse(withRewards(none)).success).toBe(true)
    for (const broken of [
      { balance: [{ reward_type: 'RED', count: -1 }] },
      { balance: [{ reward_type: 'RED', count: 0.5 }] },
      { applied: [{ reward_type: 'RED', value: 395, basket_item_id: 'line-1' }] },
    ])
      expect(basketAnswerSchema.safeParse(withRewards({ ...none, ...broken })).success).toBe(false)
  })

  it('names the place where a basket is not one', () => {
    const broken = answer()
    Object.assign(broken.data.totals, { grand_total: price(24.4) })
    const checked = basketAnswerSchema.safeParse(broken)
    expect(checked.error?.issues.map(({ path }) => path.join('.'))).toEqual(['data.totals.grand_total.value'])
  })

  it('does not take a basket without its signature', () => {
    expect(basketAnswerSchema.safeParse({ ...answer(), signature: undefined }).success).toBe(false)
    expect(basketAnswerSchema.safeParse({ expiry: answer().expiry, signature: 's1' }).success).toBe(false)
  })
})

describe('staleBasketSchema', () => {
  it('is a refusal that brings a fresh basket along', () => {
    const stale = { errors: [{ code: 'BASKET_EXPIRED', message: 'Too late' }], ...answer() }
    expect(staleBasketSchema.parse(stale).data).toEqual(answer().data)
  })

  it('is nothing else', () => {
    expect(staleBasketSchema.safeParse({ errors: [{ code: 'SOLD_OUT', message: '' }], ...answer() }).success).toBe(
      false,
    )
    expect(staleBasketSchema.safeParse({ errors: [], ...answer() }).success).toBe(false)
    expect(staleBasketSchema.safeParse({ errors: [{ code: 'BASKET_STALE', message: '' }] }).success).toBe(false)
  })
})

describe('basket requests', () => {
  it('are for delivery unless they say otherwise', () => {
    expect(createBasket.request.parse({ restaurant_id: 'r1' })).toEqual({
      fulfilment_type: 'DELIVERY',
      restaurant_id: 'r1',
    })
  })

  it('carry the last basket flat, and keep every field of it for its signature', () => {
    const view = updateView(basketAnswerSchema.parse(answer()), {
      item: { id: 'item-half-chicken', quantity: 1, modifiers: [{ id: 'regular', choices: ['rice', 'rice'] }] },
    })
    expect(addItem.request.parse(JSON.parse(JSON.stringify(view))).basket).toEqual(answer().data)
  })

  it('order between one and 999 of a thing', () => {
    const view = (quantity: number) =>
      updateView(basketAnswerSchema.parse(answer()), { item: { id: 'x', quantity, modifiers: [] } })
    expect([0, 1, 1.5, 999, 1_000].map((quantity) => addItem.request.safeParse(view(quantity)).success)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
  })
})
