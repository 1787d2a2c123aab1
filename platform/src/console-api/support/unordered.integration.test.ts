import type { Unordered } from '@galo/console/calls'
import { submit } from '../../proof/world/api'
import { brokenInvariants } from '../../proof/world/invariants'
import { runTestPlatform, TUESDAY_18_00 } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'

const platform = runTestPlatform({ SLOT_CAPACITY: '1000' })
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
})
beforeEach(() => platform.setTime(TUESDAY_18_00))
afterEach(async () => expect(await brokenInvariants(platform.db, 1000)).toEqual([]))

const LIST = '/console/api/support/unordered'
const listed = async (reference: string): Promise<Unordered | undefined> =>
  (await platform.console.get(LIST)).body.payments.find((each: Unordered) => each.reference === reference)
const giveBack = (reference: string) => platform.console.post(`${LIST}/${reference}/give-back`, {})

/** The provider's message is on its way, or somebody has looked. */
const paid = async () => {
  const { api } = await world.guest()
  const { basket, payment } = await world.paid(api)
  await platform.assembled.payments.look(basket.data.id)
  return { api, basket, payment, reference: payment.transactionReference }
}

describe('Money without an order', () => {
  it('is listed with what becomes of it, until it has gone back by itself', async () => {
    const { reference } = await paid()
    expect(await listed(reference)).toMatchObject({
      state: 'waits',
      until: expect.stringMatching(/^2026-11-17T19:00/),
      email: 'ana@example.com',
      cardLastFour: '4242',
      restaurantName: expect.stringContaining('Deansgate'),
    })
    await platform.advance('61 min')
    expect(await listed(reference)).toMatchObject({ state: 'gone-back', until: null })
  })

  it('goes back at once by support’s word, once, and no order comes of it', async () => {
    const { api, basket, payment, reference } = await paid()
    expect((await giveBack(reference)).status).toBe(200)
    expect((await giveBack(reference)).status).toBe(200)
    expect(await listed(reference)).toMatchObject({ state: 'gone-back' })
    const charges = (await platform.console.get(`/console/api/charges?basket_id=${basket.data.id}`)).body.charges
    expect(charges).toMatchObject([{ refunded: charges[0].amount }])
    expect((await submit(api, basket, payment, await world.slot())).status).toBe(409)
  })

  it('is not listed once it has its order, and is then no longer given back here', async () => {
    const { api, basket, payment, reference } = await paid()
    expect((await submit(api, basket, payment, await world.slot())).status).toBe(201)
    expect(await listed(reference)).toBeUndefined()
    const refused = await giveBack(reference)
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'PAYMENT_ORDERED'])
    expect((await giveBack('7a6f4c9a-8b0f-4b62-9f66-000000000000')).status).toBe(404)
  })
})
