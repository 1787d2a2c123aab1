import { pathOf, type Call } from '@galo/contracts/call'
import {
  getOrder,
  getOrderStatus,
  getReceipt,
  getReporting,
  getRider,
  getUpdates,
  followOrder,
  ORDER_LINK_HEADER,
  ORDER_WATCH_HEADER,
  reportItems,
  setUpdates,
  shareOrder,
  watchOrder,
} from '@galo/contracts/orders'
import { eq } from 'drizzle-orm'
import { orders } from '../../kernel/db/schema'
import { createApi, granted, type Api } from '../../proof/world/api'
import { AN_ADDRESS, A_PLACE, orderDelivery } from '../../proof/world/order-delivery'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'

const platform = runTestPlatform()
let world: World
beforeAll(async () => void (world = await openWorld(platform)))

const counter = () => createApi(platform.url)
const share = (api: Api, id: string) => api.post(pathOf(shareOrder.path, { id }), {})
/** The right that a link gives, of an order of our guest's. */
const shared = async (id: string): Promise<string> => {
  const { link } = shareOrder.answer.parse(granted(await share(world.me.api, id), 'share').body)
  expect(link).toContain(`/order/myorders/${id}/watch?watch=`)
  return link.split('?watch=')[1] ?? ''
}
const ask = (api: Api, call: Call, id: string, headers: Record<string, string>, body?: unknown) =>
  api.call(call.method, pathOf(call.path as typeof getOrder.path, { id }), body, headers)
const carry = async (id: string, steps: readonly string[]) => {
  await counter().put(`/console/api/orders/${id}/scenario`, { name: 'by-hand' })
  for (const step of steps) granted(await counter().post(`/console/api/orders/${id}/${step}`, {}), step)
}
const ON_THE_WAY = [
  'delivery/accepted-by-delivery-partner',
  'confirm',
  'delivery/rider-assigned',
  'delivery/rider-arrived',
  'delivery/rider-in-transit',
]

describe('A delivery that is shared', () => {
  it('is watched by a stranger with its link: how far it is, when it arrives, and for how long', async () => {
    const id = await orderDelivery(world.me.api)
    const watch = await shared(id)
    await carry(id, ON_THE_WAY)
    const { api } = await world.guest()
    const seen = watchOrder.answer.parse((await ask(api, watchOrder, id, { [ORDER_WATCH_HEADER]: watch })).body)
    expect(seen).toMatchObject({ id, order_state: 'confirmed', fulfilment: { delivery_state: 'RIDER_IN_TRANSIT' } })
    expect(seen.stage_times?.map(({ stage }) => stage)).toContain('IN_TRANSIT')
    expect(Date.parse(seen.estimated_arrival?.upper ?? '')).toBeGreaterThan(Date.parse(seen.created_at))
  })

  it('says nothing of who ordered, what, for how much, where to, who brings it or what is said at the door', async () => {
    const id = await orderDelivery(world.me.api)
    const watch = await shared(id)
    await carry(id, ON_THE_WAY)
    const own = getOrder.answer.parse((await ask(world.me.api, getOrder, id, {})).body)
    const rider = getRider.answer.parse((await ask(world.me.api, getRider, id, {})).body)
    const { api } = await world.guest()
    const { body } = await ask(api, watchOrder, id, { [ORDER_WATCH_HEADER]: watch })
    const said = JSON.stringify(body)
    for (const secret of [
      AN_ADDRESS.line_1,
      own.address?.postcode,
      String(A_PLACE.lat),
      String(rider.rider_position.lat),
      'Blue door',
      'Ana',
      'ana@example.com',
      '07700',
      rider.rider.full_name,
      rider.rider.contact_number,
      own.fulfilment.handover_code,
      own.short_id,
      own.basket_id,
      own.order_items[0]?.display_name,
      String(own.costs.total.value),
      '4242',
    ])
      expect([secret, secret != null && secret !== '' && said.includes(secret)]).toEqual([secret, false])
    expect(Object.keys((body as { data: object }).data).toSorted()).toEqual([
      'answered_from',
      'created_at',
      'estimated_arrival',
      'fulfilment',
      'id',
      'order_state',
      'restaurant_name',
      'stage_times',
      'until',
    ])
  })

  it('is watched and nothing else: no other call of the order takes the link for a right, wherever it is said', async () => {
    const id = await orderDelivery(world.me.api)
    const watch = await shared(id)
    const { api } = await world.guest()
    const headers = { [ORDER_WATCH_HEADER]: watch, [ORDER_LINK_HEADER]: watch }
    const line = [{ line_id: 'x', quantity: 1, problem: 'missing' }]
    for (const [call, body] of [
      [getOrder],
      [getOrderStatus],
      [getRider],
      [getReceipt],
      [getReporting],
      [getUpdates],
      [followOrder],
      [shareOrder, {}],
      [setUpdates, { text: '07700 900123' }],
      [reportItems, { items: line }],
    ] as const)
      expect([call.name, (await ask(api, call, id, headers, body)).status]).toEqual([call.name, 404])
  })

  it('is not there for another order’s link, a touched one, a letter’s, or none', async () => {
    const [id, other] = [await orderDelivery(world.me.api), await orderDelivery(world.me.api)]
    const [watch, others] = [await shared(id), await shared(other)]
    const [, until] = watch.split('.')
    const { api } = await world.guest()
    for (const link of [others, `${watch}x`, watch.replace(until ?? '', 'zzzzzz'), ''])
      expect((await ask(api, watchOrder, id, { [ORDER_WATCH_HEADER]: link })).status).toBe(404)
    expect((await ask(api, watchOrder, id, { [ORDER_LINK_HEADER]: watch })).status).toBe(404)
  })

  it('is shared by whose it is, as long as there is a way to follow, and the link is the same every time', async () => {
    const id = await orderDelivery(world.me.api)
    expect(await shared(id)).toBe(await shared(id))
    expect((await share((await world.guest()).api, id)).status).toBe(404)
    await carry(id, [...ON_THE_WAY, 'delivery/rider-nearby', 'delivery/delivered'])
    const refused = await share(world.me.api, id)
    expect([refused.status, refused.body.error.code ?? refused.body.error.error_code]).toEqual([
      409,
      'SHARING_NOT_POSSIBLE',
    ])
    const collection = await world.orderId(world.me.api)
    expect((await share(world.me.api, collection)).status).toBe(409)
  })

  it('says of one that came to nothing that it did, and not that a card was declined; and is over after half a day', async () => {
    const id = await orderDelivery(world.me.api)
    const watch = await shared(id)
    const { api } = await world.guest()
    const see = () => ask(api, watchOrder, id, { [ORDER_WATCH_HEADER]: watch })
    await platform.db.update(orders).set({ state: 'payment_declined' }).where(eq(orders.id, id))
    expect(watchOrder.answer.parse((await see()).body).order_state).toBe('rejected')
    await counter().post('/console/api/clock', { advance: '13 h' })
    const later = await world.guest()
    expect((await ask(later.api, watchOrder, id, { [ORDER_WATCH_HEADER]: watch })).status).toBe(404)
  })
})
