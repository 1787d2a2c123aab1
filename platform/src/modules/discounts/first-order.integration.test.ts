import { type SignedBasket, applyDiscountCode } from '@galo/contracts/basket'
import { signInGuest, submit, viewOf, type Answer, type Api } from '../../proof/world/api'
import { aBasketOf, basketOf, buildBasket, payFor } from '../../proof/world/baskets'
import { orderDelivery } from '../../proof/world/order-delivery'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const SALAD = 'item-citrus-prawn-salad'
const SLOT = '2026-11-17T18:30:00.000Z'

const platform = runTestPlatform({ KITCHEN_CONFIRM_AFTER_S: '36000' })

const newcomer = async (email: string): Promise<Api> => (await signInGuest(platform.url, 'UK', undefined, email)).api
const welcomed = async (api: Api): Promise<Answer> =>
  api.post(applyDiscountCode.path, { ...viewOf(await aBasketOf(api, SALAD)), discount_code: 'HELLO-GALO' })
const charges = async ({ data }: SignedBasket) =>
  (await platform.console.get(`/console/api/charges?basket_id=${data.id}`)).body.charges

describe('A code for newcomers', () => {
  it('is for one of two orders that were paid before either was submitted; the other is not charged in the end', async () => {
    const api = await newcomer('ana@example.com')
    const paid = []
    for (let n = 0; n < 2; n += 1) {
      const basket = await buildBasket(api, basketOf(await welcomed(api)))
      paid.push({ basket, payment: await payFor(api, basket) })
    }
    const answers = await Promise.all(paid.map(({ basket, payment }) => submit(api, basket, payment, SLOT)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const at = answers.findIndex(({ status }) => status === 409)
    expect(answers[at]?.body.error.code).toBe('DISCOUNT_CODE_LOST')
    const loser = paid[at]?.basket
    if (loser === undefined) throw new Error('both were ordered')
    expect(await charges(loser)).toMatchObject([{ refundedAt: expect.any(String) }])
  })

  it('holds again for somebody whose first order was called off and paid back', async () => {
    const api = await newcomer('nia@example.com')
    await platform.console.put('/console/api/scenario', { name: 'by-hand' })
    const id = await orderDelivery(api)
    const say = (word: string) => platform.console.post(`/console/api/orders/${id}/${word}`, {})
    for (const word of ['delivery/accepted-by-delivery-partner', 'confirm']) await say(word)
    expect((await welcomed(api)).body.errors[0].code).toBe('DISCOUNT_CODE_FIRST_ORDER_ONLY')
    expect((await say('delivery/cancelled')).body.refunded_at).not.toBeNull()
    expect(basketOf(await welcomed(api)).data.promotions?.codes).toEqual(['HELLO-GALO'])
  })
})
