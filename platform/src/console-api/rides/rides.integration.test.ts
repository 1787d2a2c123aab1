import { getOrder, getRider } from '@galo/contracts/orders'
import { pathOf } from '@galo/contracts/call'
import type { CourierRide } from '@galo/console/calls'
import { granted } from '../../proof/world/api'
import { orderDelivery } from '../../proof/world/order-delivery'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'

const platform = runTestPlatform({ SLOT_CAPACITY: '1000', GUEST_TOKEN_LIFE_S: '86400' })
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
  await platform.console.put('/console/api/scenario', { name: 'by-hand' })
})

const rides = async (courier: string) =>
  (await platform.console.get(`/console/api/rides?courier=${encodeURIComponent(courier)}`)).body
const say = (id: string, step: string, changes: object = {}) =>
  platform.console.post(`/console/api/rides/${id}`, { courier: 'Tomás', attempt: 1, step, ...changes })
const codeOf = ({ status, body }: Awaited<ReturnType<typeof say>>) => [status, body?.errors?.[0]?.code]

/** Accepted by whoever carries and by the kitchen. */
const offered = async () => {
  const { api } = await world.guest()
  const id = await orderDelivery(api)
  granted(await platform.console.post(`/console/api/orders/${id}/delivery/accepted-by-delivery-partner`, {}), 'accept')
  granted(await platform.console.post(`/console/api/orders/${id}/confirm`, {}), 'confirm')
  const { data } = (await api.get(pathOf(getOrder.path, { id }))).body
  return { id, api, shortId: data.short_id as string, code: data.fulfilment.handover_code as string }
}

describe('A courier', () => {
  it('takes a ride, picks up the right bag and hands it over for the customer’s code', async () => {
    const { id, api, shortId, code } = await offered()
    const offer = (await rides('Tomás')).offered.find(({ orderId }: CourierRide) => orderId === id)
    expect(offer).toMatchObject({ shortId, phone: null, note: null, hasCode: true })
    expect((await say(id, 'take')).status).toBe(200)
    expect((await rides('Dele')).offered.map(({ orderId }: CourierRide) => orderId)).not.toContain(id)
    const [mine] = (await rides('Tomás')).taken
    expect(mine).toMatchObject({ orderId: id, note: 'Blue door', phone: '07700 900123' })
    const rider = (await api.get(pathOf(getRider.path, { id }))).body.data
    expect(rider.rider.full_name).toBe('Tomás')

    expect((await say(id, 'at-restaurant')).status).toBe(200)
    expect(codeOf(await say(id, 'picked-up', { code: 'XXXX' }))).toEqual([409, 'OTHER_BAG'])
    expect((await say(id, 'picked-up', { code: shortId.toLowerCase() })).status).toBe(200)
    expect((await say(id, 'at-the-door')).status).toBe(200)
    expect(codeOf(await say(id, 'delivered', { code: '' }))).toEqual([409, 'OTHER_CODE'])
    expect((await say(id, 'delivered', { code })).status).toBe(200)
    // A phone that did not hear the answer says it all again.
    for (const step of ['take', 'at-restaurant', 'at-the-door']) expect((await say(id, step)).status).toBe(200)
    expect((await say(id, 'delivered', { code })).status).toBe(200)
    const { data } = (await api.get(pathOf(getOrder.path, { id }))).body
    expect(data.fulfilment.delivery_state).toBe('DELIVERED')
    expect(codeOf(await say(id, 'nobody-opened'))).toEqual([409, 'RIDE_OVER'])
  })

  it('gets a ride or finds somebody else has it, when two press at once', async () => {
    const { id } = await offered()
    const answers = await Promise.all([say(id, 'take'), say(id, 'take', { courier: 'Dele' })])
    expect(answers.map(codeOf).sort()).toEqual([
      [200, undefined],
      [409, 'RIDE_TAKEN'],
    ])
  })

  it('is not overtaken by the simulation once they have taken it, and brings back what nobody opened for', async () => {
    const { id, api, shortId } = await offered()
    for (const [step, code] of [['take'], ['at-restaurant'], ['picked-up', shortId], ['at-the-door']] as const)
      expect([step, (await say(id, step, { code: code ?? '' })).status]).toEqual([step, 200])
    await platform.advance('2 h')
    expect((await api.get(pathOf(getOrder.path, { id }))).body.data.fulfilment.delivery_state).toBe('RIDER_NEARBY')
    expect((await say(id, 'nobody-opened')).status).toBe(200)
    await platform.advance('11 min')
    const { data } = (await api.get(pathOf(getOrder.path, { id }))).body
    expect([data.fulfilment.delivery_state, data.refund?.given_back_at == null]).toEqual(['UNDELIVERABLE', false])
  })

  it('is somebody with a name, and a ride is one that there is', async () => {
    expect((await platform.console.get('/console/api/rides?courier=')).status).toBe(400)
    expect(codeOf(await say('7a6f4c9a-8b0f-4b62-9f66-000000000000', 'take'))).toEqual([404, 'NOT_FOUND'])
    const { api } = await world.guest()
    expect(codeOf(await say(await world.orderId(api), 'take'))).toEqual([409, 'NOT_A_DELIVERY'])
  })
})
