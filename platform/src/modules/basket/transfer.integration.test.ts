import { transferAnswerSchema, buildOrder, validateBasket } from '@galo/contracts/basket'
import { submit, viewOf, type Api } from '../../proof/world/api'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'

const platform = runTestPlatform()
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
})

const take = (api: Api, basket: Parameters<typeof viewOf>[0]) => api.post(validateBasket.path, viewOf(basket))

describe('A guest who signs in with a basket in hand', () => {
  it('keeps it as a customer; the guest they were reaches it no more, and what they had before is offered back', async () => {
    const [guest, customer] = [await world.guest(), await world.customer('UK', 10)]
    const older = await world.basket(customer.api, { items: 1 })
    const mine = await world.basket(guest.api, { items: 2 })
    const { status, body } = await take(customer.api, mine)
    expect(status).toBe(200)
    const answer = transferAnswerSchema.parse(body)
    expect(answer.data).toMatchObject({ id: mine.data.id, customer_id: customer.customerId })
    expect(answer.data.totals.items).toEqual(mine.data.totals.items)
    expect(answer.previous_basket?.data.id).toBe(older.data.id)
    expect((await take(guest.api, mine)).status).toBe(404)
    expect((await take(guest.api, answer)).status).toBe(404)
    expect((await customer.api.post(buildOrder.path, viewOf(answer))).status).toBe(200)
  })

  it('is one person: of two customers who bring the same basket at once, one has it', async () => {
    const guest = await world.guest()
    const basket = await world.basket(guest.api, { items: 1 })
    const both = [await world.customer('UK', 11), await world.customer('UK', 12)]
    const answers = await Promise.all(both.map(({ api }) => take(api, basket)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('has to have had it: without our signature there is no such basket', async () => {
    const guest = await world.guest()
    const basket = await world.basket(guest.api, { items: 1 })
    const { api } = await world.customer('UK', 13)
    expect((await take(api, { ...basket, signature: 'guessed' })).status).toBe(404)
    const richer = { ...basket, data: { ...basket.data, restaurant_id: 'galo-uk-leeds' } }
    expect((await take(api, richer)).status).toBe(404)
    expect((await take(guest.api, basket)).status).toBe(200)
  })

  it('can not take along what is paid for or ordered', async () => {
    const [guest, customer] = [await world.guest(), await world.customer('UK', 14)]
    const { basket, payment } = await world.paid(guest.api)
    expect(await take(customer.api, basket)).toMatchObject({ status: 409, body: { errors: [{ code: 'BASKET_PAID' }] } })
    expect((await submit(guest.api, basket, payment, await world.slot())).status).toBe(201)
    expect(await take(customer.api, basket)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'BASKET_ORDERED' }] },
    })
  })

  it('is offered back nothing that they have ordered since, or left too long', async () => {
    const back = async (api: Api) => {
      const guest = await world.guest()
      const { body } = await take(api, await world.basket(guest.api, { items: 1 }))
      return transferAnswerSchema.parse(body).previous_basket
    }
    const orders = await world.customer('UK', 8)
    const { basket, payment } = await world.paid(orders.api)
    expect((await submit(orders.api, basket, payment, await world.slot())).status).toBe(201)
    expect(await back(orders.api)).toBeUndefined()

    await world.basket((await world.customer('UK', 9)).api, { items: 1 })
    await platform.advance('31 min')
    expect(await back((await world.customer('UK', 9)).api)).toBeUndefined()
  })
})
