import { adoptGuest } from '@galo/contracts/identity'
import { pathOf } from '@galo/contracts/call'
import { getOrder, listOrders } from '@galo/contracts/orders'
import { eq } from 'drizzle-orm'
import { customers } from '../../../data'
import { orders } from '../../kernel/db/schema'
import { CLIENT_SECRET, createApi, type Api } from '../../proof/world/api'
import { runTestPlatform, TUESDAY_18_00 } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'

const platform = runTestPlatform({ GUEST_TOKEN_LIFE_S: '86400', SLOT_CAPACITY: '1000' })
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
})
beforeEach(() => platform.setTime(TUESDAY_18_00))

const goes = (name: string) => platform.console.put('/console/api/scenario', { name })
const listed = async (api: Api): Promise<string[]> =>
  listOrders.answer.parse((await api.get(listOrders.path)).body).map(({ id }) => id)
const adopt = async (guestId: string, customerId: string): Promise<number> =>
  (await createApi(platform.url).post(adoptGuest.path, { guestId, customerId }, CLIENT_SECRET)).body.orders
const idOf = (at: number): string => customers.filter(({ market }) => market === 'UK')[at]?.id ?? ''
/** As it was typed at the checkout. */
const orderedAs = (id: string, email: string) =>
  platform.db.update(orders).set({ customer: { email } }).where(eq(orders.id, id))
const finished = async (api: Api): Promise<string> => {
  const id = await world.orderId(api)
  await platform.advance('3 h')
  await platform.setTime(TUESDAY_18_00)
  return id
}

describe('Who signs in after ordering as a guest', () => {
  it('finds the order they wait for in their account, and the guest has it no more', async () => {
    await goes('by-hand')
    const guest = await world.guest()
    const id = await world.orderId(guest.api)
    expect(await adopt(guest.guestId, idOf(0))).toBe(1)
    const { api } = await world.customer('UK', 0)
    expect(await listed(api)).toContain(id)
    expect((await api.get(pathOf(getOrder.path, { id }))).status).toBe(200)
    expect(await listed(guest.api)).toEqual([])
    expect((await guest.api.get(pathOf(getOrder.path, { id }))).status).toBe(404)
    expect(await adopt(guest.guestId, idOf(0))).toBe(0)
  })

  it('finds those that carry their e-mail, however it was written, and none that a neighbour had', async () => {
    await goes('default')
    const guest = await world.guest()
    const [own, neighbours] = [await finished(guest.api), await finished(guest.api)]
    const email = customers.find(({ id }) => id === idOf(1))?.email ?? ''
    await orderedAs(own, email.toUpperCase())
    await orderedAs(neighbours, 'neighbour@example.com')
    await platform.db.update(orders).set({ dueAt: null, pickupTime: new Date(TUESDAY_18_00) })
    expect(await adopt(guest.guestId, idOf(1))).toBe(1)
    const { api } = await world.customer('UK', 1)
    expect(await listed(api)).toEqual([own])
    expect(await listed(guest.api)).toEqual([neighbours])
  })

  it('gets no chilli for it, though it is confirmed only then', async () => {
    await goes('by-hand')
    const guest = await world.guest()
    const id = await world.orderId(guest.api)
    // Enough for a chilli: whoever ordered it as a customer would get one.
    const [row] = await platform.db.select().from(orders).where(eq(orders.id, id))
    const basket = row!.basket
    const items = { ...basket.totals.items, value: 5_000 }
    await platform.db
      .update(orders)
      .set({ basket: { ...basket, totals: { ...basket.totals, items } } })
      .where(eq(orders.id, id))
    const member = customers.find(({ market, loyaltyId }) => market === 'UK' && loyaltyId !== null)
    const chillies = async () =>
      (await platform.console.get(`/console/api/customers?find=${member?.email}`)).body.customers[0].card.chillies
    const before = await chillies()
    expect(await adopt(guest.guestId, member?.id ?? '')).toBe(1)
    expect((await platform.console.post(`/console/api/orders/${id}/confirm`, {})).status).toBe(200)
    expect(await chillies()).toBe(before)
  })

  it('gets nothing of another customer, nor as nobody, nor without the secret', async () => {
    const other = await world.customer('UK', 2)
    const id = await world.orderId(other.api)
    expect(await adopt(idOf(2), idOf(0))).toBe(0)
    expect(await listed(other.api)).toContain(id)
    const guest = await world.guest()
    const nobody = { guestId: guest.guestId, customerId: 'nobody' }
    expect((await createApi(platform.url).post(adoptGuest.path, nobody, CLIENT_SECRET)).status).toBe(404)
    const body = { guestId: guest.guestId, customerId: idOf(0) }
    expect((await createApi(platform.url).post(adoptGuest.path, body)).status).toBe(401)
  })
})
