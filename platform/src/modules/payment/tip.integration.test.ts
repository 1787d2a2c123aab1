import { MOST_TIP } from '@galo/domain'
import { pathOf } from '@galo/contracts/call'
import { createTransaction as askToPay, type TransactionAnswer } from '@galo/contracts/payment'
import { getOrder } from '@galo/contracts/orders'
import fc from 'fast-check'
import { ANA, confirmCard, granted, paymentRequest, signInGuest, submit, type Api } from '../../proof/world/api'
import { aBuiltBasket } from '../../proof/world/baskets'
import { brokenInvariants } from '../../proof/world/invariants'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const SLOT = '2026-11-17T18:45:00.000Z'
const CAPACITY = 500
const RUNS = process.env['PROOF'] === undefined ? 12 : 200
const platform = runTestPlatform({ SLOT_CAPACITY: String(CAPACITY), KITCHEN_CONFIRM_AFTER_S: '3600' })

type Built = Awaited<ReturnType<typeof aBuiltBasket>>

const newGuest = async () => (await signInGuest(platform.url)).api
const ask = (api: Api, basket: Built, tip: number, changes: object = {}) =>
  api.put(
    askToPay.path,
    { ...paymentRequest(basket, {}, ANA.email, tip), ...changes },
    { 'idempotency-key': `pay-${basket.data.id}-${tip}` },
  )
const opened = async (api: Api, basket: Built, tip: number): Promise<TransactionAnswer> =>
  askToPay.answer.parse(granted(await ask(api, basket, tip), 'ask to pay').body)
const chargesOf = async ({ data }: Built): Promise<readonly { amount: number; refundedAt: string | null }[]> =>
  (await platform.console.get(`/console/api/charges?basket_id=${data.id}`)).body.charges
const pay = async (api: Api, basket: Built, payment: TransactionAnswer) => {
  granted(await confirmCard(api, payment.stripe.clientSecret), 'pay')
  return granted(await submit(api, basket, payment, SLOT), 'submit').body.data.id as string
}
const costsOf = async (api: Api, id: string) => (await api.get(pathOf(getOrder.path, { id }))).body.data.costs

describe('A tip', () => {
  it('agrees to the penny, whatever it is and however often it was changed: basket, payment, charge and order', async () => {
    const api = await newGuest()
    const tips = fc.array(fc.integer({ min: 0, max: MOST_TIP }), { minLength: 1, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(tips, async (changes) => {
        const basket = await aBuiltBasket(api)
        const food = basket.data.totals.grand_total.value
        let payment = null
        for (const tip of changes) payment = await opened(api, basket, tip)
        if (payment === null) throw new Error('nothing was asked')
        const tip = changes.at(-1) ?? 0
        const id = await pay(api, basket, payment)
        expect((await chargesOf(basket)).map(({ amount }) => amount)).toEqual([food + tip])
        const costs = await costsOf(api, id)
        expect([costs.total.value, costs.tip?.value ?? 0]).toEqual([food + tip, tip])
        const fees = costs.fees.reduce((sum: number, fee: { amount: { value: number } }) => sum + fee.amount.value, 0)
        expect(costs.sub_total.value + fees + tip).toBe(costs.total.value)
      }),
      { numRuns: RUNS },
    )
    expect(await brokenInvariants(platform.db, CAPACITY)).toEqual([])
  }, 120_000)

  it('is refused where it is not what the sum says, less than nothing, or more than anybody means', async () => {
    const api = await newGuest()
    const basket = await aBuiltBasket(api)
    expect(await ask(api, basket, 200, { tip: 100 })).toMatchObject({ status: 409, body: { code: 'AMOUNT_MISMATCH' } })
    expect(await ask(api, basket, 200, { tip: undefined })).toMatchObject({ body: { code: 'AMOUNT_MISMATCH' } })
    for (const tip of [-100, MOST_TIP + 1, 0.5]) expect((await ask(api, basket, tip)).status).toBe(400)
  })

  it('that is changed opens another sum, and what was opened for the first can be paid no more', async () => {
    const api = await newGuest()
    const basket = await aBuiltBasket(api)
    const first = await opened(api, basket, 100)
    const second = await opened(api, basket, 200)
    expect(second.transactionReference).not.toBe(first.transactionReference)
    expect((await confirmCard(api, first.stripe.clientSecret)).status).toBe(400)
    await pay(api, basket, second)
    expect(await chargesOf(basket)).toHaveLength(1)
  })

  it('of a tab that comes too late is not charged: it is told of the payment that is in', async () => {
    const api = await newGuest()
    const basket = await aBuiltBasket(api)
    const paid = await opened(api, basket, 100)
    granted(await confirmCard(api, paid.stripe.clientSecret), 'pay')
    expect(await opened(api, basket, 500)).toMatchObject({
      transactionReference: paid.transactionReference,
      status: 'succeeded',
    })
    const id = granted(await submit(api, basket, paid, SLOT), 'submit').body.data.id
    expect((await costsOf(api, id)).tip.value).toBe(100)
  })

  it('goes back with the food', async () => {
    const api = await newGuest()
    const basket = await aBuiltBasket(api)
    const id = await pay(api, basket, await opened(api, basket, 300))
    const { orders } = (await platform.console.get('/console/api/board')).body
    const card = orders.find((each: { id: string }) => each.id === id)
    expect(card).toMatchObject({ tipLabel: '£3.00', total: { value: basket.data.totals.grand_total.value } })
    await platform.console.post(`/console/api/orders/${id}/reject`, {})
    expect((await chargesOf(basket)).every(({ refundedAt }) => refundedAt !== null)).toBe(true)
    const { refund, costs } = (await api.get(pathOf(getOrder.path, { id }))).body.data
    expect(refund.amount).toEqual(costs.total)
  })
})
