import { type SignedBasket, applyDiscountCode, setReward, validateBasket } from '@galo/contracts/basket'
import { getBasketFeedback } from '@galo/contracts/discounts'
import { pathOf } from '@galo/contracts/call'
import { getOrder } from '@galo/contracts/orders'
import { getLoyaltyCard } from '@galo/contracts/profile'
import { ANA, createTransaction, customerNamed, signInGuest, submit, viewOf, type Api } from '../../proof/world/api'
import { aBasketOf, basketOf, buildBasket, payFor } from '../../proof/world/baskets'
import { runTestPlatform, TUESDAY_18_00 } from '../../proof/world/start-test-platform'

const CORN = 'item-corn-cobs'
const SALAD = 'item-citrus-prawn-salad'
const SLOT = '2026-11-17T18:30:00.000Z'

const platform = runTestPlatform({ SLOT_CAPACITY: '100', KITCHEN_CONFIRM_AFTER_S: '36000' })
afterEach(() => platform.setTime(TUESDAY_18_00))

const customer = (name: string) => customerNamed(platform, name)
const withReward = async (api: Api, basket: SignedBasket, type: string) =>
  basketOf(await api.post(setReward.path, { ...viewOf(basket), reward: { type } }))
const withCode = async (api: Api, basket: SignedBasket, discount_code: string) =>
  basketOf(await api.post(applyDiscountCode.path, { ...viewOf(basket), discount_code }))
const order = async (api: Api, basket: SignedBasket, who = ANA): Promise<string> => {
  const payment = basket.data.totals.grand_total.value === 0 ? null : await payFor(api, basket, who.email)
  const { status, body } = await submit(api, basket, payment, SLOT, who)
  expect([status, body.error]).toEqual([201, undefined])
  return body.data.id
}
const decide = (id: string, word: 'confirm' | 'reject') =>
  platform.console.post(`/console/api/orders/${id}/${word}`, {})
const balance = async (api: Api) => {
  const { data } = await aBasketOf(api, CORN)
  return Object.fromEntries(
    (data.loyalty?.rewards?.balance ?? []).map(({ reward_type, count }) => [reward_type, count]),
  )
}
const chillies = async (api: Api) => {
  const { data } = await aBasketOf(api, CORN)
  const query = `query ($id: String!) { basket(basketId: $id) { loyaltyCard { estimate { balance { chillies { starting } } } } } }`
  return (await api.query(getBasketFeedback.path, query, { id: data.id })).body.data.basket.loyaltyCard.estimate.balance
    .chillies.starting
}

describe('An order that a reward pays for', () => {
  it('needs no card when it costs nothing, and takes the reward once', async () => {
    const { api } = await customer('Chidi')
    const basket = await buildBasket(api, await withReward(api, await aBasketOf(api, CORN), 'GREEN'))
    expect(basket.data.totals.grand_total.value).toBe(0)
    expect((await createTransaction(api, basket)).body.code).toBe('BAD_REQUEST')
    const id = await order(api, basket)
    expect(await balance(api)).toEqual({ GREEN: 0, ORANGE: 0, RED: 0 })

    const bought = (await api.get(pathOf(getOrder.path, { id }))).body.data
    expect(bought.costs.total.value).toBe(0)
    expect(bought.order_items[0].discounts).toMatchObject([{ kind: 'GREEN_REWARD' }])
    expect(await chillies(api)).toBe(5)
    await decide(id, 'confirm')
    expect(await chillies(api)).toBe(5)
  })

  it('is for one of two baskets that want the same reward; the other gets its money back and goes on without', async () => {
    const { api } = await customer('Harpreet')
    const both = await Promise.all([aBasketOf(api, SALAD, 2), aBasketOf(api, SALAD, 2)])
    const paid = []
    for (const each of both) {
      const basket = await buildBasket(api, await withReward(api, each, 'RED'))
      paid.push({ basket, payment: await payFor(api, basket) })
    }
    const answers = await Promise.all(paid.map(({ basket, payment }) => submit(api, basket, payment, SLOT)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const at = answers.findIndex(({ status }) => status === 409)
    expect(answers[at]?.body.error.code).toBe('REWARD_LOST')

    const loser = paid[at]?.basket
    if (loser === undefined) throw new Error('both were ordered')
    const { charges } = (await platform.console.get(`/console/api/charges?basket_id=${loser.data.id}`)).body
    expect(charges).toHaveLength(1)
    expect(charges[0].refundedAt).not.toBeNull()
    const stale = await api.post(validateBasket.path, viewOf(loser))
    const fresh = basketOf(stale)
    expect(fresh.data.loyalty?.rewards?.applied).toEqual([])
    expect((await submit(api, fresh, null, SLOT)).body.error.code).toBe('BASKET_NOT_BUILT')
    await order(api, await buildBasket(api, fresh))
  })

  it('gives it back when the restaurant says no', async () => {
    const { api } = await customer('María José')
    const id = await order(api, await buildBasket(api, await withReward(api, await aBasketOf(api, SALAD, 2), 'ORANGE')))
    expect(await balance(api)).toMatchObject({ ORANGE: 0, RED: 1 })
    await decide(id, 'reject')
    expect(await balance(api)).toMatchObject({ ORANGE: 1, RED: 1 })
  })
})

describe('A chilli', () => {
  it('is earned when the restaurant confirms, once a day', async () => {
    const { api } = await customer('Grace')
    const [first, second] = [
      await order(api, await buildBasket(api, await aBasketOf(api, SALAD))),
      await order(api, await buildBasket(api, await aBasketOf(api, SALAD))),
    ]
    expect(await chillies(api)).toBe(3)
    await Promise.all([decide(first, 'confirm'), decide(first, 'confirm'), decide(second, 'confirm')])
    expect(await chillies(api)).toBe(4)
    await platform.setTime('2026-11-18T18:00:00.000Z')
    const { api: next } = await customer('Grace')
    const basket = await buildBasket(next, await aBasketOf(next, SALAD))
    const slot = '2026-11-18T18:30:00.000Z'
    const { body } = await submit(next, basket, await payFor(next, basket), slot)
    await decide(body.data.id, 'confirm')
    expect(await chillies(next)).toBe(5)
  })

  it('is not earned by less than a meal, nor by an order that is rejected', async () => {
    const { api } = await customer('Kasia')
    await decide(await order(api, await buildBasket(api, await aBasketOf(api, CORN))), 'confirm')
    await decide(await order(api, await buildBasket(api, await aBasketOf(api, SALAD))), 'reject')
    expect(await chillies(api)).toBe(7)
  })

  it('turns the card over at the tenth and banks the red reward', async () => {
    const { api } = await customer('Nia')
    await decide(await order(api, await buildBasket(api, await aBasketOf(api, SALAD))), 'confirm')
    expect(await chillies(api)).toBe(0)
    expect(await balance(api)).toEqual({ GREEN: 0, ORANGE: 0, RED: 1 })
  })
})

describe('A code that may be used once', () => {
  it('is had by one of ten who submit at the same time; the others are not charged in the end, and it comes back', async () => {
    const people = await Promise.all(
      Array.from({ length: 10 }, () => signInGuest(platform.url, 'UK', undefined, 'ana@example.com')),
    )
    const carts = []
    for (const { api } of people) {
      const basket = await buildBasket(api, await withCode(api, await aBasketOf(api, SALAD), 'LAST-ONE'))
      carts.push({ api, basket, payment: await payFor(api, basket) })
    }
    const answers = await Promise.all(carts.map(({ api, basket, payment }) => submit(api, basket, payment, SLOT)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const lost = answers.filter(({ body }) => body.error?.code === 'DISCOUNT_CODE_LOST')
    expect(lost).toHaveLength(9)
    const charges = await Promise.all(
      carts.map(({ basket }) => platform.console.get(`/console/api/charges?basket_id=${basket.data.id}`)),
    )
    const kept = charges.flatMap(({ body }) => body.charges).filter(({ refundedAt }) => refundedAt === null)
    expect(kept).toHaveLength(1)

    const { api } = await signInGuest(platform.url)
    const late = await aBasketOf(api, SALAD)
    const refused = await api.post(applyDiscountCode.path, { ...viewOf(late), discount_code: 'LAST-ONE' })
    expect(refused.body.errors[0].code).toBe('DISCOUNT_CODE_USED_UP')
    await decide(answers.find(({ status }) => status === 201)?.body.data.id, 'reject')
    expect((await withCode(api, late, 'LAST-ONE')).data.promotions?.codes).toEqual(['LAST-ONE'])
  })

  it('is once for each customer, where each may have it once', async () => {
    const { api } = await signInGuest(platform.url, 'UK', undefined, 'ana@example.com')
    await order(api, await buildBasket(api, await withCode(api, await aBasketOf(api, SALAD), 'ONCE_EACH')))
    const again = await aBasketOf(api, SALAD)
    const refused = await api.post(applyDiscountCode.path, { ...viewOf(again), discount_code: 'ONCE_EACH' })
    expect(refused.body.errors[0].code).toBe('DISCOUNT_CODE_LIMIT_REACHED')
  })

  it('is for a first order, where it is for newcomers', async () => {
    const nia = { ...ANA, email: 'nia@example.com', phone_number: '07700 900124' }
    const { api } = await signInGuest(platform.url, 'UK', undefined, nia.email)
    const basket = await withCode(api, await aBasketOf(api, SALAD), 'HELLO-GALO')
    await order(api, await buildBasket(api, basket), nia)
    const again = await aBasketOf(api, SALAD)
    const refused = await api.post(applyDiscountCode.path, { ...viewOf(again), discount_code: 'HELLO-GALO' })
    expect(refused.body.errors[0].code).toBe('DISCOUNT_CODE_FIRST_ORDER_ONLY')
  })
})

describe('A card, as its customer sees it', () => {
  const read = async (api: Api) =>
    (await api.query(getLoyaltyCard.path, getLoyaltyCard.document, {})).body.data?.loyaltyCard

  it('has its chillies and the rewards that may be used, and none that is over', async () => {
    const { api } = await customer('Jamal')
    const { cardNumber, chillies: count, rewards } = await read(api)
    expect(cardNumber).toMatch(/^\d+$/)
    expect(count).toBe(6)
    expect(rewards).toEqual([
      { type: 'GREEN', expiresAt: '2099-12-31T00:00:00.000Z' },
      { type: 'GREEN', expiresAt: '2099-12-31T00:00:00.000Z' },
    ])
  })

  it('is nobody else’s: a guest is refused', async () => {
    const { api } = await signInGuest(platform.url)
    const refused = await api.query(getLoyaltyCard.path, getLoyaltyCard.document, {})
    expect(refused).toMatchObject({ status: 403, body: { code: 'CUSTOMERS_ONLY' } })
  })
})
