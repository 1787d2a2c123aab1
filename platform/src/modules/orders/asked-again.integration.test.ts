import { submitOrder } from '@galo/contracts/orders'
import { ANA, createTransaction, collectionRequest, signInGuest, submit, type Api } from '../../proof/world/api'
import { aBuiltBasket, aPaidBasket } from '../../proof/world/baskets'
import { deliveryRequest, payForDelivery, submitDelivery } from '../../proof/world/order-delivery'
import { runTestPlatform } from '../../proof/world/start-test-platform'

const SLOT = '2026-11-17T18:45:00.000Z'
const platform = runTestPlatform()
const signIn = async (): Promise<Api> => (await signInGuest(platform.url, 'UK', undefined, 'ana@example.com')).api

describe('One key', () => {
  it('stands for one payment: for another basket it is refused by name, and nothing can be paid with it', async () => {
    const api = await signIn()
    const [one, other] = [await aBuiltBasket(api), await aBuiltBasket(api)]
    const first = await createTransaction(api, one, {}, 'my-key')
    const again = await createTransaction(api, one, {}, 'my-key')
    expect(again.body).toEqual(first.body)
    const reused = await createTransaction(api, other, {}, 'my-key')
    expect([reused.status, reused.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect((await createTransaction(await signIn(), await aBuiltBasket(await signIn()), {}, 'my-key')).status).toBe(404)
  })

  it('may be the same for two people: it is their own', async () => {
    for (const api of [await signIn(), await signIn()])
      expect((await createTransaction(api, await aBuiltBasket(api), {}, 'key')).status).toBe(200)
  })
})

describe('An order that is submitted again', () => {
  it('answers the same order, and names what was asked for otherwise', async () => {
    const api = await signIn()
    const { basket, payment } = await aPaidBasket(api)
    const first = await submit(api, basket, payment, SLOT)
    expect((await submit(api, basket, payment, SLOT)).body).toEqual({ data: { id: first.body.data.id } })
    const request = collectionRequest(basket, payment, '2026-11-17T19:00:00.000Z')
    const other = await api.post(submitOrder.path, { ...request, customer: { ...ANA, first_name: 'Bea' } })
    expect([other.status, other.body.data]).toEqual([
      200,
      { id: first.body.data.id, differs_in: ['customer', 'pickup_time'] },
    ])
  })
})

describe('The name on an order', () => {
  it('reaches the kitchen without signs that nobody sees and that turn the board round', async () => {
    const api = await signIn()
    const { basket, payment } = await aPaidBasket(api)
    const request = collectionRequest(basket, payment, SLOT)
    const hidden = { ...ANA, first_name: ' A\u202ena\u200b ', last_name: 'Lo\u0007pes' }
    expect((await api.post(submitOrder.path, { ...request, customer: hidden })).status).toBe(201)
    const { orders } = (await platform.console.get(`/console/api/orders?basket_id=${basket.data.id}`)).body
    expect(orders[0].customer).toMatchObject({ first_name: 'Ana', last_name: 'Lopes' })
  })

  it.each(['\u200b', '4242424242424242', 'a'.repeat(101)])('is not taken when it is %j', async (first_name) => {
    const api = await signIn()
    const { basket, payment } = await aPaidBasket(api)
    const request = collectionRequest(basket, payment, SLOT)
    const refused = await api.post(submitOrder.path, { ...request, customer: { ...ANA, first_name } })
    expect(refused.status).toBe(400)
    expect(refused.body.error.message).toContain('customer.first_name')
  })
})

describe('A delivery', () => {
  it.each([
    ['an address far from its quote, without its place', { coords: undefined }],
    ['an address far from its quote, with the quote’s own place', {}],
  ])('is not brought to %s', async (_, changes) => {
    const api = await signIn()
    const paid = await payForDelivery(api)
    const { address } = deliveryRequest(paid)
    const london = { ...address, line_1: '10 Downing Street', city: 'London', postcode: 'SW1A 2AA', ...changes }
    const refused = await submitDelivery(api, paid, { address: london })
    expect([refused.status, refused.body.error.code]).toEqual([400, 'BAD_REQUEST'])
    expect(refused.body.error.message).toContain('address.postcode: not the place of the quote')
    expect((await submitDelivery(api, paid)).status).toBe(201)
  })
})
