import { basketAnswerSchema, type SignedBasket, buildOrder, changeItem } from '@galo/contracts/basket'
import { pathOf } from '@galo/contracts/call'
import { getOrder, getOrderStatus } from '@galo/contracts/orders'
import { createTransaction as askToPayCall } from '@galo/contracts/payment'
import { createTransaction, confirmCard, signInGuest, submit, viewOf } from '../world/api'
import { aBasketOf, aBuiltBasket, aPaidBasket, PLAIN_ITEM, UK_RESTAURANT } from '../world/baskets'
import { runTestPlatform } from '../world/start-test-platform'

const SLOT = '2026-11-17T18:45:00.000Z'

const platform = runTestPlatform({ SLOT_CAPACITY: '2', KITCHEN_CONFIRM_AFTER_S: '3600' })

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make))

const chargesOf = async ({ data }: SignedBasket) =>
  (await platform.console.get(`/console/api/charges?basket_id=${data.id}`)).body.charges
const ordersOf = async ({ data }: SignedBasket) =>
  (await platform.console.get(`/console/api/orders?basket_id=${data.id}`)).body.orders

describe('Paying', () => {
  it('takes the money once and makes one order, however many tabs pay and submit at the same time', async () => {
    const { api } = await signInGuest(platform.url)
    const basket = await aBuiltBasket(api)

    const answers = await times(20, (index) => createTransaction(api, basket, {}, `press ${index}`))
    const payments = answers.map(({ body }) => askToPayCall.answer.parse(body))
    expect(new Set(payments.map(({ transactionReference }) => transactionReference)).size).toBe(1)
    const [payment] = payments
    if (payment === undefined) throw new Error('no payment')

    const confirmed = await times(20, () => confirmCard(api, payment.stripe.clientSecret))
    expect(confirmed.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(confirmed.filter(({ body }) => body.error?.code === 'payment_intent_unexpected_state')).toHaveLength(19)

    const submitted = await times(20, () => submit(api, basket, payment, SLOT))
    expect(submitted.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(submitted.filter(({ status }) => status === 200)).toHaveLength(19)
    expect(new Set(submitted.map(({ body }) => body.data.id)).size).toBe(1)

    expect(await chargesOf(basket)).toHaveLength(1)
    expect(await ordersOf(basket)).toHaveLength(1)
  })

  it('charges a declined card nothing and lets another card pay the same payment', async () => {
    const { api } = await signInGuest(platform.url)
    const basket = await aBuiltBasket(api)
    const payment = askToPayCall.answer.parse((await createTransaction(api, basket)).body)

    const declined = await confirmCard(api, payment.stripe.clientSecret, '4000000000009995')
    expect(declined.status).toBe(402)
    expect(declined.body.error).toMatchObject({
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'insufficient_funds',
      payment_intent: { status: 'requires_payment_method' },
    })
    expect(await chargesOf(basket)).toHaveLength(0)
    expect((await submit(api, basket, payment, SLOT)).body.error.code).toBe('PAYMENT_NOT_SETTLED')

    expect((await confirmCard(api, payment.stripe.clientSecret)).status).toBe(200)
    expect(await chargesOf(basket)).toHaveLength(1)
  })

  it('tells a tab that comes back after paying that there is nothing left to pay', async () => {
    const { api } = await signInGuest(platform.url)
    const { basket, payment } = await aPaidBasket(api)
    expect((await createTransaction(api, basket, {}, 'another-key')).body).toEqual({
      stripe: { clientSecret: payment.stripe.clientSecret },
      transactionReference: payment.transactionReference,
      status: 'succeeded',
    })
  })

  it.each([
    ['another amount', { amount: 1 }, 'AMOUNT_MISMATCH'],
    ['another currency', { currency: 'EUR' }, 'CURRENCY_MISMATCH'],
  ])('refuses %s than the basket’s', async (_what, changes, code) => {
    const { api } = await signInGuest(platform.url)
    const refused = await createTransaction(api, await aBuiltBasket(api), changes)
    expect(refused.status).toBe(409)
    expect(refused.body.code).toBe(code)
  })

  it('wants an order that was built, a key and an e-mail address', async () => {
    const { api } = await signInGuest(platform.url)
    expect((await createTransaction(api, await aBasketOf(api, PLAIN_ITEM))).body.code).toBe('BASKET_NOT_BUILT')
    const basket = await aBuiltBasket(api)
    expect((await createTransaction(api, basket, {}, '')).body.message).toContain('Idempotency-Key')
    const anonymous = await api.put(
      askToPayCall.path,
      {
        paymentGateway: 'stripe',
        merchant: { fulfilmentMethod: 'COLLECTION', restaurantIdentifier: UK_RESTAURANT },
        metadata: { source: 'WEB', deviceId: 'd', basketId: basket.data.id },
        stripe: { amount: basket.data.totals.grand_total.value, currency: 'GBP' },
      },
      { 'idempotency-key': 'k' },
    )
    expect(anonymous.body.message).toContain('metadata.guest.email')
  })

  it('can not take the old sum once the basket has changed', async () => {
    const { api } = await signInGuest(platform.url)
    const basket = await aBuiltBasket(api)
    const payment = askToPayCall.answer.parse((await createTransaction(api, basket)).body)
    const item = { id: basket.data.menu_items[0]?.id, quantity: 3, modifiers: [] }
    const changed = basketAnswerSchema.parse((await api.patch(changeItem.path, { ...viewOf(basket), item })).body)

    const late = await confirmCard(api, payment.stripe.clientSecret)
    expect(late.body.error.code).toBe('payment_intent_unexpected_state')
    const rebuilt = basketAnswerSchema.parse((await api.post(buildOrder.path, viewOf(changed))).body)
    const second = askToPayCall.answer.parse((await createTransaction(api, rebuilt)).body)
    expect(second.transactionReference).not.toBe(payment.transactionReference)
    await confirmCard(api, second.stripe.clientSecret)
    const charges = await chargesOf(basket)
    expect(charges.map((charge: { amount: number }) => charge.amount)).toEqual([rebuilt.data.totals.grand_total.value])
  })

  it('never ends with a changed basket whose old sum was taken, when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { api } = await signInGuest(platform.url)
      const basket = await aBuiltBasket(api)
      const payment = askToPayCall.answer.parse((await createTransaction(api, basket)).body)
      const item = { id: basket.data.menu_items[0]?.id, quantity: 2, modifiers: [] }
      const [paid, changed] = await Promise.all([
        confirmCard(api, payment.stripe.clientSecret),
        api.patch(changeItem.path, { ...viewOf(basket), item }),
      ])
      expect([paid.status === 200, changed.status === 200].filter(Boolean)).toHaveLength(1)
      expect(await chargesOf(basket)).toHaveLength(paid.status === 200 ? 1 : 0)
      if (paid.status === 200) expect(changed.body.errors[0].code).toBe('BASKET_PAID')
    }
  })
})

describe('Submitting', () => {
  it('refuses somebody else’s payment, and a payment for another basket', async () => {
    const mine = await signInGuest(platform.url)
    const theirs = await signInGuest(platform.url)
    const paidByThem = await aPaidBasket(theirs.api)
    const unpaid = await aBuiltBasket(mine.api)
    const stolen = await submit(mine.api, unpaid, paidByThem.payment, SLOT)
    expect(stolen.body).toEqual({
      data: null,
      error: { code: 'PAYMENT_REFERENCE_INVALID', message: expect.any(String) },
    })
    expect((await submit(mine.api, paidByThem.basket, paidByThem.payment, SLOT)).status).toBe(404)
    expect(await ordersOf(unpaid)).toHaveLength(0)
  })

  it('refuses a basket whose price was altered on the way', async () => {
    const { api } = await signInGuest(platform.url)
    const { basket, payment } = await aPaidBasket(api)
    const totals = { ...basket.data.totals, grand_total: { currency_code: 'GBP' as const, value: 1 } }
    const altered = { ...basket, data: { ...basket.data, totals } }
    const refused = await submit(api, altered, payment, SLOT)
    expect(refused.status).toBe(409)
    expect(refused.body.error.code).toBe('BASKET_ALTERED')
  })

  it('gives the last place of a slot to one of the guests who want it together, and the other may choose again', async () => {
    const slot = '2026-11-17T19:30:00.000Z'
    const guests = await times(5, async () => {
      const { api } = await signInGuest(platform.url)
      return { api, ...(await aPaidBasket(api)) }
    })
    const answers = await Promise.all(guests.map(({ api, basket, payment }) => submit(api, basket, payment, slot)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.body).toEqual({
      data: null,
      error: { code: 'PICKUP_SLOT_ERROR', message: 'Invalid pickup time' },
    })

    const loser = guests[answers.findIndex(({ status }) => status === 409)]
    if (loser === undefined) throw new Error('nobody lost')
    const again = await submit(loser.api, loser.basket, loser.payment, '2026-11-17T19:35:00.000Z')
    expect(again.status).toBe(201)
    expect(await chargesOf(loser.basket)).toHaveLength(1)
  })

  it.each([
    ['too soon', '2026-11-17T18:05:00.000Z'],
    ['between slots', '2026-11-17T19:02:00.000Z'],
    ['after closing', '2026-11-17T23:00:00.000Z'],
    ['tomorrow', '2026-11-18T19:00:00.000Z'],
  ])('refuses a time that is %s', async (_what, slot) => {
    const { api } = await signInGuest(platform.url)
    const { basket, payment } = await aPaidBasket(api)
    expect((await submit(api, basket, payment, slot)).body.error.code).toBe('PICKUP_SLOT_ERROR')
  })

  it('hides an order from every other guest, and keeps it for a guest with a new session', async () => {
    const mine = await signInGuest(platform.url)
    const { basket, payment } = await aPaidBasket(mine.api)
    const { id } = (await submit(mine.api, basket, payment, '2026-11-17T20:00:00.000Z')).body.data
    const theirs = await signInGuest(platform.url)
    expect((await theirs.api.get(pathOf(getOrder.path, { id }))).status).toBe(404)
    expect((await theirs.api.get(pathOf(getOrderStatus.path, { id }))).status).toBe(404)
    const meAgain = await signInGuest(platform.url, 'UK', mine.guestId)
    expect((await meAgain.api.get(pathOf(getOrder.path, { id }))).status).toBe(200)
  })

  it('refunds what the kitchen turns down, and says so only once', async () => {
    const { api } = await signInGuest(platform.url)
    const { basket, payment } = await aPaidBasket(api)
    const { id } = (await submit(api, basket, payment, '2026-11-17T20:30:00.000Z')).body.data
    expect((await platform.console.post(`/console/api/orders/${id}/reject`, {})).status).toBe(200)
    expect((await platform.console.post(`/console/api/orders/${id}/confirm`, {})).status).toBe(409)
    expect((await api.get(pathOf(getOrderStatus.path, { id }))).body.data.guest_order_state).toBe('rejected')
    expect((await chargesOf(basket))[0].refundedAt).not.toBeNull()
  })
})
