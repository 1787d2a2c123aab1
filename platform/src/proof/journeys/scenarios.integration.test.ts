import { pathOf } from '@galo/contracts/call'
import { getOrder, getOrderStatus } from '@galo/contracts/orders'
import { isTerminalOrder } from '@galo/domain'
import { signInGuest, type Api } from '../world/api'
import { orderDelivery } from '../world/order-delivery'
import { runTestPlatform, TUESDAY_18_00 } from '../world/start-test-platform'

const platform = runTestPlatform({ GUEST_TOKEN_LIFE_S: '86400' })
beforeEach(() => platform.setTime(TUESDAY_18_00))

const signIn = async () => (await signInGuest(platform.url, 'UK', undefined, 'ana@example.com')).api
const order = async (api: Api, id: string) => getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body)
const status = async (api: Api, id: string) =>
  getOrderStatus.answer.parse((await api.get(pathOf(getOrderStatus.path, { id }))).body)
const refunds = async (basketId: string) =>
  (await platform.console.get(`/console/api/charges?basket_id=${basketId}`)).body.charges.map(
    ({ refundedAt }: { refundedAt: string | null }) => refundedAt !== null,
  )

describe.each([
  ['kitchen-rejects', 'rejected', 'CANCELLED', null, true],
  ['payment-declined', 'payment_declined', 'CANCELLED', null, true],
  ['partner-rejects', 'rejected_by_delivery_partner', 'REJECTED_BY_DELIVERY_PARTNER', null, true],
  ['rejected-after-accepted', 'confirmed', 'REJECTED_AFTER_ACCEPTED', null, true],
  ['cancelled', 'confirmed', 'CANCELLED', null, true],
  ['rider-unassigned', 'confirmed', 'DELIVERED', null, false],
  ['undeliverable', 'confirmed', 'UNDELIVERABLE', null, true],
  ['redelivery-succeeds', 'confirmed', 'UNDELIVERABLE', 'DELIVERED', false],
  ['redelivery-fails', 'confirmed', 'UNDELIVERABLE', 'UNDELIVERABLE', true],
  ['redelivery-rejected', 'confirmed', 'UNDELIVERABLE', 'REJECTED_BY_DELIVERY_PARTNER', true],
  ['redelivery-rejected-after-accepted', 'confirmed', 'UNDELIVERABLE', 'REJECTED_AFTER_ACCEPTED', true],
  ['redelivery-cancelled', 'confirmed', 'UNDELIVERABLE', 'CANCELLED', true],
] as const)('The scenario "%s"', (name, orderState, deliveryState, redeliveryState, isRefunded) => {
  it('ends as its name says, with the money where it belongs, once', async () => {
    const api = await signIn()
    expect((await platform.console.put('/console/api/scenario', { name })).body.name).toBe(name)
    const id = await orderDelivery(api)
    for (let hour = 0; hour < 4; hour += 1) await platform.advance('1 h')
    const ended = await status(api, id)
    expect(ended).toMatchObject({
      order_state: orderState,
      delivery_state: deliveryState,
      redelivery_state: redeliveryState,
    })
    expect(
      isTerminalOrder({
        fulfilmentType: 'DELIVERY',
        orderState: ended.order_state,
        deliveryState: ended.delivery_state,
        redeliveryState: ended.redelivery_state,
      }),
    ).toBe(true)
    expect(await refunds((await order(api, id)).basket_id)).toEqual([isRefunded])
  })
})

describe('The console', () => {
  const say = (id: string, word: string, body: object = {}) =>
    platform.console.post(`/console/api/orders/${id}/${word}`, body)
  const codeAt = ({ status: code, body }: { status: number; body: { errors: { code: string }[] } }) => [
    code,
    body.errors[0]?.code,
  ]

  it('drives a delivery by hand, step by step, and no other way', async () => {
    await platform.console.put('/console/api/scenario', { name: 'by-hand' })
    const api = await signIn()
    const id = await orderDelivery(api)
    await platform.advance('10 min')
    expect((await status(api, id)).delivery_state).toBe('SENT_TO_DELIVERY_PARTNER')
    expect(codeAt(await say(id, 'confirm'))).toEqual([409, 'DELIVERY_NOT_ACCEPTED'])
    expect(codeAt(await say(id, 'delivery/RIDER_NEARBY'))).toEqual([409, 'DELIVERY_STEP_NOT_ALLOWED'])
    expect((await say(id, 'delivery/accepted-by-delivery-partner')).status).toBe(200)
    expect(codeAt(await say(id, 'delivery/RIDER_ASSIGNED'))).toEqual([409, 'ORDER_NOT_CONFIRMED'])
    expect((await say(id, 'confirm')).status).toBe(200)
    for (const step of ['rider-assigned', 'accepted-by-delivery-partner', 'rider-assigned', 'rider-arrived'])
      expect((await say(id, `delivery/${step}`)).status).toBe(200)
    expect(codeAt(await say(id, 'redelivery'))).toEqual([409, 'REDELIVERY_NOT_ALLOWED'])
    for (const step of ['rider-in-transit', 'rider-nearby', 'undeliverable'])
      expect((await say(id, `delivery/${step}`)).status).toBe(200)
    const again = await say(id, 'redelivery', { reason: 'The bell was broken' })
    expect(again.body).toMatchObject({ delivery_state: 'UNDELIVERABLE', redelivery_state: 'SENT_TO_DELIVERY_PARTNER' })
    expect((await order(api, id)).fulfilment.redelivery_details).toMatchObject({ reason: 'The bell was broken' })
    expect((await say(id, 'delivery/cancelled')).body.refunded_at).not.toBeNull()
    expect(codeAt(await say(id, 'delivery/delivered'))).toEqual([409, 'DELIVERY_STEP_NOT_ALLOWED'])
    expect(codeAt(await say(id, 'delivery/flying'))).toEqual([400, 'BAD_REQUEST'])
    expect((await say('nobody', 'delivery/delivered')).status).toBe(404)
  })

  it('gives one order another scenario, which begins at that moment', async () => {
    await platform.console.put('/console/api/scenario', { name: 'silent-kitchen' })
    const api = await signIn()
    const id = await orderDelivery(api)
    await platform.advance('10 min')
    expect((await status(api, id)).order_state).toBe('placed')
    const given = await platform.console.put(`/console/api/orders/${id}/scenario`, { name: 'default' })
    expect(given.body).toMatchObject({ scenario: 'default', order_state: 'placed' })
    await platform.advance('10 s')
    expect((await status(api, id)).order_state).toBe('confirmed')
    const unknown = await platform.console.put(`/console/api/orders/${id}/scenario`, { name: 'alien-kitchen' })
    expect([unknown.status, unknown.body.errors[0].message]).toEqual([400, expect.stringContaining('name')])
    expect((await platform.console.get('/console/api/scenario')).body.scenarios).toContainEqual({
      name: 'by-hand',
      about: 'Nobody answers but the console',
    })
  })
})
