import { pathOf } from '@galo/contracts/call'
import { getOrder, getRider, submitOrder } from '@galo/contracts/orders'
import { signInGuest, viewOf, type Api } from '../world/api'
import { runTestPlatform, TUESDAY_18_00 } from '../world/start-test-platform'
import { aBasketOf, buildBasket, payFor, PLAIN_ITEM, UK_RESTAURANT } from '../world/baskets'

const platform = runTestPlatform({ GUEST_TOKEN_LIFE_S: '86400' })
beforeEach(() => platform.setTime(TUESDAY_18_00))

/** A paid basket of somebody who sits down, and the order for it. */
const sitDown = async (api: Api, fulfilment = 'EAT_IN') => {
  const basket = await buildBasket(api, await aBasketOf(api, PLAIN_ITEM, 2, { fulfilment }))
  const payment = await payFor(api, basket)
  return {
    type: 'EAT_IN',
    signed_basket: viewOf(basket),
    payment_reference: payment.transactionReference,
    customer: {},
    table: '12',
  }
}

describe('An order at a table', () => {
  it.each(['EAT_IN', 'AT_TABLE'])(
    'is taken from somebody who says nothing but the table, with a basket for %s',
    async (type) => {
      const { api } = await signInGuest(platform.url)
      const request = await sitDown(api, type)
      const { id } = (await api.post(submitOrder.path, request)).body.data
      await platform.advance('10 s')
      const order = getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body)
      expect(order).toMatchObject({
        order_state: 'confirmed',
        fulfilment: { type, table: '12', pickup_time: null, delivery_state: null, handover_code: null },
        address: null,
      })
      expect(order.costs.fees.map(({ kind }) => kind)).not.toContain('SERVICE')
      expect((await api.get(pathOf(getRider.path, { id }))).status).toBe(404)
      const step = await platform.console.post(`/console/api/orders/${id}/delivery/delivered`, {})
      expect([step.status, step.body.errors[0].code]).toEqual([409, 'NOT_A_DELIVERY'])
    },
  )

  it('takes the table as a number, either name for sitting down, and a name that is given', async () => {
    const { api } = await signInGuest(platform.url)
    const request = await sitDown(api)
    const customer = { first_name: 'Ana', email: '', phone_number: null }
    const answer = await api.post(submitOrder.path, { ...request, type: 'AT_TABLE', table: 7, customer })
    expect(answer.status).toBe(201)
    const read = await api.get(pathOf(getOrder.path, { id: answer.body.data.id }))
    expect(read.body.data.fulfilment).toMatchObject({ type: 'EAT_IN', table: '7' })
  })

  it.each([
    ['it is table 0', 'table', { table: '0' }],
    ['the table begins with a nought', 'table', { table: '012' }],
    ['there are not so many tables', 'table', { table: '1000' }],
    ['it is half a table', 'table', { table: 1.5 }],
    ['no table is named', 'table', { table: undefined }],
    ['the e-mail address is none', 'customer.email', { customer: { email: 'ana' } }],
    ['the phone number is none', 'customer.phone_number', { customer: { phone_number: 'twelve' } }],
    ['the name is a novel', 'customer.first_name', { customer: { first_name: 'x'.repeat(101) } }],
  ])('is refused by the name of its field when %s', async (_, field, changes) => {
    const { api } = await signInGuest(platform.url)
    const answer = await api.post(submitOrder.path, { ...(await sitDown(api)), ...changes })
    expect([answer.status, answer.body.error.code]).toEqual([400, 'BAD_REQUEST'])
    expect(answer.body.error.message).toContain(`${field}: `)
  })

  it('is not taken when nobody serves, nor as another kind of order', async () => {
    const { api } = await signInGuest(platform.url)
    const request = await sitDown(api)
    const pickup = { ...request, type: 'COLLECTION', pickup_time: '2026-11-17T19:00:00Z' }
    const customer = { email: 'ana@example.com', first_name: 'Ana', last_name: 'Lopes', phone_number: '07700 900123' }
    const other = await api.post(submitOrder.path, { ...pickup, customer })
    expect([other.status, other.body.error.code]).toEqual([409, 'FULFILMENT_MISMATCH'])
    const closed = (isClosed: boolean) =>
      platform.console.put(`/console/api/restaurants/${UK_RESTAURANT}/closed`, { isClosed })
    await closed(true)
    const night = await api.post(submitOrder.path, request)
    await closed(false)
    expect([night.status, night.body.error.code]).toEqual([409, 'OUTSIDE_OPENING_HOURS'])
  })
})
