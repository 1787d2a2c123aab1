import { type SubmittedOrder, getOrder, getOrderStatus, listOrders } from '@galo/contracts/orders'
import { pathOf } from '@galo/contracts/call'
import { signInGuest, type Api } from '../../proof/world/api'
import { UK_RESTAURANT } from '../../proof/world/baskets'
import { runTestPlatform, TUESDAY_18_00 } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'
import { stepDueOrders } from './orders.steps'

const platform = runTestPlatform({ GUEST_TOKEN_LIFE_S: '86400', SLOT_CAPACITY: '1000' })
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
})
beforeEach(() => platform.setTime(TUESDAY_18_00))

const goes = (name: string) => platform.console.put('/console/api/scenario', { name })
const listed = async (api: Api): Promise<readonly SubmittedOrder[]> =>
  listOrders.answer.parse((await api.get(listOrders.path)).body)
const read = async (api: Api, id: string): Promise<SubmittedOrder> =>
  getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body)
const refunds = async ({ basket_id }: SubmittedOrder) =>
  (await platform.console.get(`/console/api/charges?basket_id=${basket_id}`)).body.charges.map(
    ({ refundedAt }: { refundedAt: string | null }) => refundedAt,
  )

describe('Who lost the answer, the tab or the browser', () => {
  it('finds every order again, the newest first, with its restaurant, dishes and total', async () => {
    await goes('default')
    const guest = await world.guest()
    const first = await world.orderId(guest.api)
    await platform.advance('1 min')
    const second = await world.orderId(guest.api)
    // Until the kitchen has answered: it may do so between two readings.
    await platform.advance('1 min')
    const { api } = await signInGuest(platform.url, 'UK', guest.guestId)
    const found = await listed(api)
    expect(found.map(({ id }) => id)).toEqual([second, first])
    expect(found[0]).toEqual(await read(api, second))
    expect(found[0]).toMatchObject({
      restaurant_id: UK_RESTAURANT,
      restaurant: { slug: 'deansgate', name: 'Galo Deansgate', address: expect.stringContaining('Manchester') },
      order_items: [{ menu_item_id: 'item-warm-hummus', allergens: { sesame: 'YES' }, containers: [] }],
    })
  })

  it('finds no order of anybody else', async () => {
    await goes('default')
    const ana = await world.guest()
    const id = await world.orderId(ana.api)
    const { api } = await world.guest()
    expect(await listed(api)).toEqual([])
    expect((await api.get(pathOf(getOrder.path, { id }))).status).toBe(404)
  })

  it('leaves no copy of it in any cache', async () => {
    const { api, session } = await world.guest()
    const id = await world.orderId(api)
    for (const path of [
      pathOf(getOrder.path, { id }),
      pathOf(getOrderStatus.path, { id }),
      listOrders.path,
      pathOf(getOrder.path, { id: 'nobodys' }),
    ]) {
      const answer = await fetch(`${platform.url}${path}`, { headers: { authorization: `Bearer ${session}` } })
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
  })
})

describe('An order that no kitchen answers', () => {
  it.each(['silent-kitchen', 'by-hand'])('of "%s" is turned down, and its money goes back once', async (name) => {
    await goes(name)
    const { api } = await world.guest()
    const id = await world.orderId(api)
    await platform.advance('10 min')
    expect((await read(api, id)).order_state).toBe('placed')
    await platform.advance('6 min')
    const { assembled, clock } = platform
    await Promise.all(Array.from({ length: 4 }, () => stepDueOrders(assembled, clock.now())))
    const order = await read(api, id)
    expect(order.order_state).toBe('rejected')
    expect(await refunds(order)).toEqual([expect.any(String)])
    // A clock that is put back finds it as it was.
    await platform.setTime(TUESDAY_18_00)
    expect((await read(api, id)).order_state).toBe('rejected')
  })

  it('can not be accepted afterwards', async () => {
    await goes('by-hand')
    const { api } = await world.guest()
    const id = await world.orderId(api)
    await platform.advance('2 h')
    await platform.console.post(`/console/api/orders/${id}/confirm`, {})
    expect((await read(api, id)).order_state).toBe('rejected')
  })
})

describe('The money of an order', () => {
  it('that was turned down is named with its sum, and the day by which it is back', async () => {
    await goes('kitchen-rejects')
    const { api } = await world.guest()
    const id = await world.orderId(api)
    await platform.advance('1 min')
    const order = await read(api, id)
    // Given back on a Tuesday: five working days later is the Tuesday after.
    expect(order.refund).toEqual({
      amount: order.costs.total,
      given_back_at: expect.stringContaining('2026-11-17T18:'),
      due_by: '2026-11-24',
    })
    expect((await api.get(pathOf(getOrderStatus.path, { id }))).body.data.refund).toEqual(order.refund)
  })

  it.each(['default', 'payment-declined'])('that is kept, or was never taken, has no refund ("%s")', async (name) => {
    await goes(name)
    const { api } = await world.guest()
    const id = await world.orderId(api)
    await platform.advance('1 min')
    expect((await read(api, id)).refund).toBeNull()
  })
})
