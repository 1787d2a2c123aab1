import {
  basketAnswerSchema,
  paths,
  submitOrderRequestSchema,
  submittedOrderAnswerSchema,
  transactionAnswerSchema,
} from '@galo/contracts'
import { askToPay, confirmCard, createApi, signInGuest, viewOf, type Api } from './test/api'
import { startTestPlatform, TUESDAY_18_00, type TestPlatform } from './test/start-test-platform'
import { PLAIN_ITEM, UK_RESTAURANT } from './test/world'

let running: TestPlatform
let url: string
beforeAll(async () => {
  running = await startTestPlatform({ GUEST_TOKEN_LIFE_S: '86400' })
  url = running.platform.url
})
afterAll(() => running.close())
beforeEach(() => createApi(url).post('/console/api/clock', { now: TUESDAY_18_00 }))

const advance = (span: string) => createApi(url).post('/console/api/clock', { advance: span })

/** A paid basket of somebody who sits down, and the order for it. */
const sitDown = async (api: Api, fulfilment_type = 'EAT_IN') => {
  const created = await api.post(paths.basket.create, { fulfilment_type, restaurant_id: UK_RESTAURANT })
  const empty = viewOf(basketAnswerSchema.parse(created.body))
  const item = { id: PLAIN_ITEM, quantity: 2, modifiers: [] }
  const added = await api.post(paths.basket.items, { ...empty, item })
  const filled = viewOf(basketAnswerSchema.parse(added.body))
  const basket = basketAnswerSchema.parse((await api.post(paths.basket.buildOrder, filled)).body)
  const payment = transactionAnswerSchema.parse((await askToPay(api, basket)).body)
  await confirmCard(api, payment.stripe.clientSecret)
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
      const { api } = await signInGuest(url)
      const request = await sitDown(api, type)
      expect(submitOrderRequestSchema.safeParse(request).success).toBe(true)
      const { id } = (await api.post(paths.orders.submit, request)).body.data
      await advance('10 s')
      const order = submittedOrderAnswerSchema.parse((await api.get(paths.directOrders.order(id))).body).data
      expect(order).toMatchObject({
        order_state: 'confirmed',
        fulfilment: { type, table: '12', pickup_time: null, delivery_state: null, handover_code: null },
        address: null,
      })
      expect(order.costs.fees.map(({ kind }) => kind)).not.toContain('SERVICE')
      expect((await api.get(paths.directOrders.rider(id))).status).toBe(404)
      const step = await createApi(url).post(`/console/api/orders/${id}/delivery/delivered`, {})
      expect([step.status, step.body.errors[0].code]).toEqual([409, 'NOT_A_DELIVERY'])
    },
  )

  it('takes the table as a number, either name for sitting down, and a name that is given', async () => {
    const { api } = await signInGuest(url)
    const request = await sitDown(api)
    const customer = { first_name: 'Ana', email: '', phone_number: null }
    const answer = await api.post(paths.orders.submit, { ...request, type: 'AT_TABLE', table: 7, customer })
    expect(answer.status).toBe(201)
    const read = await api.get(paths.directOrders.order(answer.body.data.id))
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
    const { api } = await signInGuest(url)
    const answer = await api.post(paths.orders.submit, { ...(await sitDown(api)), ...changes })
    expect([answer.status, answer.body.error.code]).toEqual([400, 'BAD_REQUEST'])
    expect(answer.body.error.message).toContain(`${field}: `)
  })

  it('is not taken when nobody serves, nor as another kind of order', async () => {
    const { api } = await signInGuest(url)
    const request = await sitDown(api)
    const pickup = { ...request, type: 'COLLECTION', pickup_time: '2026-11-17T19:00:00Z' }
    const customer = { email: 'ana@example.com', first_name: 'Ana', last_name: 'Lopes', phone_number: '07700 900123' }
    const other = await api.post(paths.orders.submit, { ...pickup, customer })
    expect([other.status, other.body.error.code]).toEqual([409, 'FULFILMENT_MISMATCH'])
    const closed = (isClosed: boolean) =>
      createApi(url).put(`/console/api/restaurants/${UK_RESTAURANT}/closed`, { isClosed })
    await closed(true)
    const night = await api.post(paths.orders.submit, request)
    await closed(false)
    expect([night.status, night.body.error.code]).toEqual([409, 'OUTSIDE_OPENING_HOURS'])
  })
})
