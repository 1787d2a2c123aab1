import {
  transferAnswerSchema,
  type SignedBasket,
  applyDiscountCode,
  buildOrder,
  clearDiscountCode,
  removeItem,
  removeReward,
  setReward as setRewardCall,
  validateBasket,
} from '@galo/contracts/basket'
import { customerNamed, signInGuest, viewOf, type Answer, type Api } from '../../proof/world/api'
import { aBasketOf, addItem, basketOf, PLAIN_ITEM, startBasket, tryToAdd } from '../../proof/world/baskets'
import { runTestPlatform, TUESDAY_18_00 } from '../../proof/world/start-test-platform'

/** For a green reward, and for an orange or a red one. */
const CORN = 'item-corn-cobs'
const SALAD = 'item-citrus-prawn-salad'

const platform = runTestPlatform()

const customer = (name: string) => customerNamed(platform, name)
const refusal = ({ status, body }: Answer) => [status, body.errors[0].code]

const remove = (api: Api, basket: SignedBasket, dish: string) => {
  const line = basket.data.menu_items.find(({ menu_item_id }) => menu_item_id === dish)
  return api.post(removeItem.path, { ...viewOf(basket), item_id: line?.id })
}
const setReward = (api: Api, basket: SignedBasket, type: string) =>
  api.post(setRewardCall.path, { ...viewOf(basket), reward: { type } })
const applyCode = (api: Api, basket: SignedBasket, discount_code: unknown) =>
  api.post(applyDiscountCode.path, { ...viewOf(basket), discount_code })
const deductionsOf = ({ data }: SignedBasket) =>
  data.menu_items.map(({ deductions }) => deductions.map(({ kind, amount }) => [kind, amount.value]))
const priceOf = ({ data }: SignedBasket, dish: string) =>
  data.menu_items.find(({ menu_item_id }) => menu_item_id === dish)?.price.value ?? 0

describe('A reward', () => {
  it('shows with the card what it could pay for, and pays for one portion of it', async () => {
    const { api } = await customer('Ana')
    const basket = await addItem(api, await aBasketOf(api, PLAIN_ITEM), CORN, 2)
    expect(basket.data.loyalty).toMatchObject({
      card_type: 'GALO_CARD',
      source: 'WEB',
      rewards: {
        applied: [],
        applicable: [{ reward_type: 'GREEN', menu_item: { id: CORN, discount_price: { value: 0 } } }],
        balance: [
          { reward_type: 'GREEN', count: 1 },
          { reward_type: 'ORANGE', count: 1 },
          { reward_type: 'RED', count: 1 },
        ],
      },
    })
    const with_reward = basketOf(await setReward(api, basket, 'GREEN'))
    const corn = priceOf(basket, CORN)
    expect(deductionsOf(with_reward)).toEqual([[], [['GREEN_REWARD', corn]]])
    expect(with_reward.data.totals.deductions.value).toBe(corn)
    expect(with_reward.data.totals.grand_total.value).toBe(basket.data.totals.items.value - corn)
    expect(with_reward.data.loyalty?.rewards?.applied).toEqual([
      {
        reward_type: 'GREEN',
        value: { currency_code: 'GBP', value: corn },
        basket_item_id: basket.data.menu_items[1]?.id,
      },
    ])
    expect(with_reward.data.loyalty?.rewards?.applicable).toEqual([])
    expect(with_reward.data.promotions).toEqual({ codes: [], applied: [] })

    expect(refusal(await setReward(api, with_reward, 'RED'))).toEqual([409, 'REWARD_LIMIT_REACHED'])
    const wrong = await api.post(removeReward.path, { ...viewOf(with_reward), reward_type: 'RED' })
    expect(refusal(wrong)).toEqual([409, 'REWARD_NOT_APPLIED'])
    const without = basketOf(await api.post(removeReward.path, { ...viewOf(with_reward), reward_type: 'GREEN' }))
    expect(deductionsOf(without)).toEqual([[], []])
  })

  it('leaves with the dish it was for, and the answer says so', async () => {
    const { api } = await customer('Ana')
    const basket = basketOf(await setReward(api, await addItem(api, await aBasketOf(api, PLAIN_ITEM), CORN), 'GREEN'))
    const left = basketOf(await remove(api, basket, CORN))
    expect(left.data.loyalty?.rewards?.applied).toEqual([])
    expect(left.removed_offers).toEqual([
      { kind: 'GREEN_REWARD', discount_code: null, code: 'NO_ITEM', message: expect.stringMatching(/reward/) },
    ])
    expect(left.data.totals.grand_total.value).toBe(priceOf(basket, PLAIN_ITEM))
  })

  it('is refused when the card does not have it, nothing is for it, or a rider would come for nothing else', async () => {
    const { api } = await customer('Farah')
    expect(refusal(await setReward(api, await aBasketOf(api, SALAD), 'RED'))).toEqual([409, 'REWARD_NOT_ON_CARD'])
    const ana = (await customer('Ana')).api
    expect(refusal(await setReward(ana, await aBasketOf(ana, PLAIN_ITEM), 'GREEN'))).toEqual([409, 'REWARD_NO_ITEM'])
    const delivery = await addItem(ana, await startBasket(ana, { fulfilment: 'DELIVERY' }), CORN)
    expect(refusal(await setReward(ana, delivery, 'GREEN'))).toEqual([409, 'REWARD_TOTAL_TOO_LOW'])
    expect((await setReward(ana, delivery, 'PURPLE')).body.errors[0].message).toMatch(/^reward\.type: /)
    const guest = (await signInGuest(platform.url)).api
    const guests = await aBasketOf(guest, CORN)
    expect(guests.data.loyalty).toBeNull()
    expect(refusal(await setReward(guest, guests, 'GREEN'))).toEqual([409, 'REWARD_NOT_ON_CARD'])
    expect(refusal(await setReward(guest, delivery, 'GREEN'))).toEqual([404, 'NOT_FOUND'])
  })
})

describe('A discount code', () => {
  it('takes its share off every line, however it was typed, beside a reward and after it', async () => {
    const { api } = await customer('Ana')
    const rewarded = basketOf(await setReward(api, await addItem(api, await aBasketOf(api, PLAIN_ITEM), CORN), 'GREEN'))
    const cheaper = basketOf(await applyCode(api, rewarded, ' galo20 '))
    const hummus = priceOf(rewarded, PLAIN_ITEM)
    expect(deductionsOf(cheaper)).toEqual([
      [['PERCENTAGE_DISCOUNT', hummus * 0.2]],
      [['GREEN_REWARD', priceOf(rewarded, CORN)]],
    ])
    expect(cheaper.data.promotions).toEqual({
      codes: ['GALO20'],
      applied: [{ discount_code: 'GALO20', kind: 'PERCENTAGE_DISCOUNT' }],
    })
    expect(cheaper.data.totals.grand_total.value).toBe(hummus * 0.8)
    expect(basketOf(await applyCode(api, cheaper, 'GALO20')).data.totals).toEqual(cheaper.data.totals)
  })

  it('is one per order, until it is cleared', async () => {
    const { api } = await signInGuest(platform.url)
    const basket = basketOf(await applyCode(api, await aBasketOf(api, PLAIN_ITEM), 'GALO20'))
    expect(refusal(await applyCode(api, basket, 'FIVER'))).toEqual([409, 'DISCOUNT_ALREADY_APPLIED'])
    const cleared = basketOf(await api.post(clearDiscountCode.path, viewOf(basket)))
    expect(cleared.data.promotions).toEqual({ codes: [], applied: [] })
    expect(basketOf(await applyCode(api, cleared, 'FIVER')).data.totals.grand_total.value).toBe(0)
  })

  it('leaves when what it asks for is not there any more, and the answer says so', async () => {
    const { api } = await signInGuest(platform.url)
    const small = await aBasketOf(api, PLAIN_ITEM)
    expect(refusal(await applyCode(api, small, 'BIG-TABLE'))).toEqual([409, 'DISCOUNT_CODE_TOTAL_TOO_LOW'])
    const big = basketOf(await applyCode(api, await addItem(api, small, SALAD, 4), 'BIG-TABLE'))
    expect(big.data.totals.deductions.value).toBe(1_000)
    const smaller = basketOf(await remove(api, big, SALAD))
    expect(smaller.data.promotions).toEqual({ codes: [], applied: [] })
    expect(smaller.removed_offers).toMatchObject([{ discount_code: 'BIG-TABLE', code: 'TOTAL_TOO_LOW' }])
  })

  it.each([
    ['NOBODY-KNOWS-IT', 409, 'DISCOUNT_CODE_INVALID'],
    ['SUMMER25', 409, 'DISCOUNT_CODE_EXPIRED'],
    ['NEW-YEAR-2090', 409, 'DISCOUNT_CODE_NOT_STARTED'],
    ['CRAIC', 409, 'DISCOUNT_CODE_WRONG_MARKET'],
    ['PICCADILLY15', 409, 'DISCOUNT_CODE_WRONG_RESTAURANT'],
    ['DELIVER15', 409, 'DISCOUNT_CODE_WRONG_FULFILMENT'],
    ['STUDENT10', 409, 'DISCOUNT_CODE_CUSTOMERS_ONLY'],
    ['20 % please!', 400, 'BAD_REQUEST'],
    [20, 400, 'BAD_REQUEST'],
    [undefined, 400, 'BAD_REQUEST'],
  ])('%s is refused to a guest who collects in Manchester, by %i %s', async (code, status, reason) => {
    const { api } = await signInGuest(platform.url)
    const refused = await applyCode(api, await aBasketOf(api, PLAIN_ITEM), code)
    expect(refusal(refused)).toEqual([status, reason])
    expect(refused.body.errors[0].message).toMatch(/^discount_code: /)
  })

  it('is for customers, where it is for them only', async () => {
    const { api } = await customer('Ben')
    expect(
      basketOf(await applyCode(api, await aBasketOf(api, PLAIN_ITEM), 'student10')).data.promotions?.codes,
    ).toEqual(['STUDENT10'])
  })

  it('can not be guessed: after ten wrong ones there is a pause, for this caller alone', async () => {
    const { api } = await signInGuest(platform.url)
    const basket = await aBasketOf(api, PLAIN_ITEM)
    expect((await applyCode(api, basket, 'GALO20')).status).toBe(200)
    const other = await aBasketOf(api, PLAIN_ITEM)
    const guesses = await Promise.all(Array.from({ length: 12 }, (_, n) => applyCode(api, other, `GUESS-${n}`)))
    expect(guesses.filter(({ status }) => status === 409)).toHaveLength(10)
    expect(refusal(await applyCode(api, other, 'GALO20'))).toEqual([429, 'TOO_MANY_CODES'])
    const somebody = (await signInGuest(platform.url)).api
    expect((await applyCode(somebody, await aBasketOf(somebody, PLAIN_ITEM), 'GALO20')).status).toBe(200)

    await platform.advance('11 min')
    expect((await applyCode(api, other, 'GALO20')).status).toBe(200)
    await platform.setTime(TUESDAY_18_00)
  })
})

describe('What sells out while it is in the basket', () => {
  const RESTAURANT = 'galo-uk-didsbury'
  const sell = (itemId: string, isAvailable: boolean) =>
    platform.console.put(`/console/api/restaurants/${RESTAURANT}/items/${itemId}`, { isAvailable })
  afterEach(() => sell(CORN, true))

  it('leaves it and is named, with its reward', async () => {
    const { api } = await customer('Ana')
    let basket = await addItem(api, await startBasket(api, { restaurant: RESTAURANT }), CORN)
    basket = basketOf(await setReward(api, await addItem(api, basket, PLAIN_ITEM), 'GREEN'))
    await sell(CORN, false)
    const left = basketOf(await api.post(validateBasket.path, viewOf(basket)))
    expect(left.removed_items).toEqual([{ name: 'Two corn cobs', plu: expect.stringMatching(/^\d+$/) }])
    expect(left.removed_offers).toMatchObject([{ kind: 'GREEN_REWARD', code: 'NO_ITEM' }])
    expect(left.data.menu_items.map(({ menu_item_id }) => menu_item_id)).toEqual([PLAIN_ITEM])
  })

  it('is only marked where the customer counts the choices, and waits with the order until they decide', async () => {
    const { api } = await signInGuest(platform.url)
    const modifiers = [
      { id: 'baste', choices: ['baste-limao'] },
      { id: 'meal', choices: ['meal-one-regular-side'] },
      { id: 'meal-sides-regular', choices: ['meal-sides-regular-corn-cobs'] },
    ]
    const basket = await addItem(
      api,
      await startBasket(api, { restaurant: RESTAURANT }),
      'item-half-chicken',
      1,
      modifiers,
    )
    await sell(CORN, false)
    const looked = basketOf(await api.post(validateBasket.path, viewOf(basket)))
    expect(looked.data.menu_items[0]).toMatchObject({ out_of_stock: true, error: false })
    const refused = await api.post(buildOrder.path, viewOf(looked))
    expect(refusal(refused)).toEqual([409, 'ITEM_OUT_OF_STOCK'])
    await sell(CORN, true)
    expect((await api.post(buildOrder.path, viewOf(basketOf(refused)))).status).toBe(200)
  })

  it('is named as the side it is when a dish is added with it, and not when the dish itself has gone', async () => {
    const { api } = await signInGuest(platform.url)
    const basket = await startBasket(api, { restaurant: RESTAURANT })
    const modifiers = [
      { id: 'baste', choices: ['baste-limao'] },
      { id: 'meal', choices: ['meal-one-regular-side'] },
      { id: 'meal-sides-regular', choices: ['meal-sides-regular-corn-cobs'] },
    ]
    await sell(CORN, false)
    const { body } = await tryToAdd(api, basket, 'item-half-chicken', 1, modifiers)
    expect(body).toMatchObject({
      errors: [{ code: 'ITEM_OUT_OF_STOCK' }],
      sold_out_choices: [expect.stringMatching(/corn/i)],
    })
    expect((await tryToAdd(api, basket, CORN)).body).not.toHaveProperty('sold_out_choices')
  })
})

describe('A guest who signs in', () => {
  it('keeps the basket, and is offered the one they had', async () => {
    const { api: guest } = await signInGuest(platform.url)
    const guests = await aBasketOf(guest, CORN)
    const { api, customerId } = await customer('Li')
    const before = await aBasketOf(api, PLAIN_ITEM)
    const mine = transferAnswerSchema.parse((await api.post(validateBasket.path, viewOf(guests))).body)
    expect(mine.data).toMatchObject({ id: guests.data.id, customer_id: customerId })
    expect(mine.data.loyalty?.rewards?.applicable).toHaveLength(1)
    expect(mine.previous_basket?.data.id).toBe(before.data.id)
    expect((await setReward(api, mine, 'GREEN')).status).toBe(200)
    expect(refusal(await guest.post(validateBasket.path, viewOf(guests)))).toEqual([404, 'NOT_FOUND'])
  })
})
