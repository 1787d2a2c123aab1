import { type SignedBasket, setReward } from '@galo/contracts/basket'
import { listAvailableDiscounts, getBasketFeedback, validateDiscountCode } from '@galo/contracts/discounts'
import {
  CLIENT_SECRET,
  createApi,
  customerNamed,
  signInGuest,
  viewOf,
  type Answer,
  type Api,
} from '../../proof/world/api'
import { aBasketOf, addItem, basketOf } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const CORN = 'item-corn-cobs'
const SALAD = 'item-citrus-prawn-salad'

const platform = runTestPlatform()
const customer = (name: string) => customerNamed(platform, name)
const whose = ({ data }: SignedBasket) => ({ basketId: data.id, customerId: data.customer_id })
const outlookOf = async (api: Api, { data }: SignedBasket, variables: object = {}) => {
  const { body } = await api.query(getBasketFeedback.path, getBasketFeedback.document, {
    basketId: data.id,
    ...variables,
  })
  return getBasketFeedback.answer.parse(body)
}
const refusal = ({ body }: Answer) => [body.data, body.errors[0].code]

describe('The discounts there are', () => {
  it('are the announced ones that hold for this basket and this customer, with what they take off', async () => {
    const { api } = await customer('Ben')
    const basket = await aBasketOf(api, SALAD)
    const { body } = await api.query(listAvailableDiscounts.path, listAvailableDiscounts.document, whose(basket))
    const found = listAvailableDiscounts.answer.parse(body)
    expect(found.map(({ discountCode }) => discountCode)).toEqual(['FIVER', 'GALO20', 'HELLO-GALO', 'STUDENT10'])
    expect(found[0]).toEqual({
      kind: 'AMOUNT_DISCOUNT',
      displayName: expect.any(String),
      discountCode: 'FIVER',
      amount: { currencyCode: 'GBP', value: 500 },
    })
    const guest = (await signInGuest(platform.url)).api
    const answer = await guest.query(
      listAvailableDiscounts.path,
      listAvailableDiscounts.document,
      whose(await aBasketOf(guest, SALAD)),
    )
    expect(listAvailableDiscounts.answer.parse(answer.body).map(({ discountCode }) => discountCode)).not.toContain(
      'STUDENT10',
    )
  })

  it.each([
    [' galo20', { code: 'GALO20', isValid: true, reason: null }],
    ['SUMMER25', { code: 'SUMMER25', isValid: false, reason: 'EXPIRED' }],
    ['BIG-TABLE', { code: 'BIG-TABLE', isValid: false, reason: 'TOTAL_TOO_LOW' }],
    ['WHO-KNOWS', { code: 'WHO-KNOWS', isValid: false, reason: null }],
    ['no code at all!', { code: 'NO CODE AT ALL!', isValid: false, reason: null }],
  ])('say of %p whether it is valid', async (code, expected) => {
    const { api } = await signInGuest(platform.url)
    const variables = { ...whose(await aBasketOf(api, SALAD)), code }
    const { body } = await api.query(validateDiscountCode.path, validateDiscountCode.document, variables)
    const data = validateDiscountCode.answer.parse(body)
    expect(data.validateDiscountCode).toEqual(expected)
    expect(data.availableDiscounts).toContainEqual({ code: 'BIG-TABLE', isValid: false, reason: 'TOTAL_TOO_LOW' })
  })

  it('stop listening to who guesses', async () => {
    const { api } = await signInGuest(platform.url)
    const variables = whose(await aBasketOf(api, SALAD))
    const guess = (code: string) =>
      api.query(validateDiscountCode.path, validateDiscountCode.document, { ...variables, code })
    for (let n = 0; n < 10; n += 1) await guess(`GUESS-${n}`)
    expect(refusal(await guess('GALO20'))).toEqual([null, 'TOO_MANY_CODES'])
  })

  it('stop listening to who guesses on under new names, and to nobody who only says to be there', async () => {
    const guessAs = async (headers: Record<string, string>, from: number): Promise<string | undefined> => {
      const { api } = await signInGuest(platform.url)
      const basket = whose(await aBasketOf(api, SALAD))
      let code: string | undefined
      for (let n = from; n < from + 9; n += 1) {
        const body = { query: validateDiscountCode.document, variables: { ...basket, code: `GUESS-${n}` } }
        code = (await api.post(validateDiscountCode.path, body, headers)).body.errors?.[0]?.code
      }
      return code
    }
    const there = { 'x-galo-client-address': '203.0.113.9' }
    for (let guest = 0; guest < 7; guest += 1) expect(await guessAs(there, guest * 9)).toBeUndefined()
    const answers: (string | undefined)[] = []
    for (let guest = 0; guest < 7; guest += 1) answers.push(await guessAs({ ...there, ...CLIENT_SECRET }, guest * 9))
    expect(answers.slice(0, 6)).not.toContain('TOO_MANY_CODES')
    expect(answers.at(-1)).toBe('TOO_MANY_CODES')
  })

  it('are nobody else’s business', async () => {
    const ana = await customer('Ana')
    const basket = await aBasketOf(ana.api, SALAD)
    const { api } = await signInGuest(platform.url)
    const mine = await aBasketOf(api, SALAD)
    for (const variables of [whose(basket), { ...whose(mine), customerId: ana.customerId }])
      expect(refusal(await api.query(listAvailableDiscounts.path, listAvailableDiscounts.document, variables))).toEqual(
        [null, 'NOT_FOUND'],
      )
    const code = { ...whose(mine), basketId: basket.data.id, code: 'GALO20' }
    expect(refusal(await api.query(validateDiscountCode.path, validateDiscountCode.document, code))).toEqual([
      null,
      'NOT_FOUND',
    ])
    expect(refusal(await api.query(getBasketFeedback.path, getBasketFeedback.document, whose(basket)))).toEqual([
      null,
      'NOT_FOUND',
    ])
    expect(
      (await createApi(platform.url).query(getBasketFeedback.path, getBasketFeedback.document, whose(basket))).status,
    ).toBe(401)
    expect((await api.query(getBasketFeedback.path, '{ basket }', {})).status).toBe(400)
  })
})

describe('What a basket means for the card', () => {
  it('says what is missing for a chilli, for the next reward and for using one', async () => {
    const { api } = await customer('Ana')
    const basket = await aBasketOf(api, CORN)
    const { feedback, loyaltyCard } = await outlookOf(api, basket)
    expect(feedback).toEqual([
      { type: 'CHILLI_COLLECT', code: 'TOTAL_TOO_LOW', data: { currencyCode: 'GBP', threshold: 700 } },
      { type: 'NEXT_REWARD', code: 'TOTAL_TOO_LOW', data: { balance: 2, required: 1, kind: 'GREEN_REWARD' } },
      {
        type: 'REWARD_REDEEM',
        code: 'EARNED',
        data: {
          currencyCode: 'GBP',
          kind: 'GREEN_REWARD',
          requiredSpendRemaining: 0,
          requiredSpendAfterRewardDeduction: 0,
        },
      },
    ])
    expect(loyaltyCard?.balanceUpdates).toEqual([])
    expect(loyaltyCard?.estimate).toMatchObject({ chilliState: 'TOTAL_TOO_LOW', chilliesCollected: 0 })
    const only = await outlookOf(api, basket, { feedbackTypes: ['NEXT_REWARD'] })
    expect(only.feedback.map(({ type }) => type)).toEqual(['NEXT_REWARD'])
  })

  it('says what the order will add and take', async () => {
    const { api } = await customer('Ana')
    const basket = basketOf(
      await api.post(setReward.path, { ...viewOf(await aBasketOf(api, SALAD)), reward: { type: 'RED' } }),
    )
    const both = await addItem(api, basket, SALAD)
    const { loyaltyCard } = await outlookOf(api, both)
    expect(loyaltyCard?.balanceUpdates).toEqual([
      { type: 'ADDITION', kind: 'CHILLI', value: 1 },
      { type: 'ADDITION', kind: 'GREEN_REWARD', value: 1 },
      { type: 'DEDUCTION', kind: 'RED_REWARD', value: 1 },
    ])
    const taken = await outlookOf(api, both, { balanceUpdateType: 'DEDUCTION' })
    expect(taken.loyaltyCard?.balanceUpdates).toEqual([{ type: 'DEDUCTION', kind: 'RED_REWARD', value: 1 }])
    expect(loyaltyCard?.estimate).toMatchObject({
      earnedReward: 'GREEN',
      chilliState: 'EARNED',
      balance: { chillies: { starting: 2, final: 3 } },
      nextReward: { kind: 'ORANGE_REWARD', chilliesRequired: 3 },
      chilliesCollected: 1,
      shownRedeemableRewardsHash: 'GREEN:1,ORANGE:1,RED:1',
    })
  })

  it('is nothing to a guest', async () => {
    const { api } = await signInGuest(platform.url)
    expect(await outlookOf(api, await aBasketOf(api, SALAD))).toEqual({ feedback: [], loyaltyCard: null })
  })
})
