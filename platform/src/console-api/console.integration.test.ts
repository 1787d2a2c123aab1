import { getAvailability } from '@galo/contracts/menu'
import { listAvailableTimes } from '@galo/contracts/capacity'
import { signInGuest, submit } from '../proof/world/api'
import { aBasketOf, buildBasket, payFor, PLAIN_ITEM, UK_RESTAURANT } from '../proof/world/baskets'
import { readEvents } from '../proof/world/read-events'
import { runTestPlatform, startTestPlatform } from '../proof/world/start-test-platform'

const PICKUP_TIME = '2026-11-17T18:40:00.000Z'

const platform = runTestPlatform({ KITCHEN_CONFIRM_AFTER_S: '7200' })

const listen = () => readEvents(`${platform.url}/console/api/events`)

const placeOrder = async (): Promise<string> => {
  const { api } = await signInGuest(platform.url)
  const built = await buildBasket(api, await aBasketOf(api, PLAIN_ITEM, 2))
  const payment = await payFor(api, built)
  return (await submit(api, built, payment, PICKUP_TIME)).body.data.id
}

describe('The board', () => {
  it('shows an order the moment it is placed, on every open console, without asking again', async () => {
    const [one, other] = await Promise.all([listen(), listen()])
    expect(one.contentType).toContain('text/event-stream')
    await Promise.all([one.until('board'), other.until('board')])
    const id = await placeOrder()
    for (const events of [one, other]) {
      const { data } = await events.until('order', (order) => order.id === id)
      expect(data).toMatchObject({
        stage: 'new',
        restaurantId: UK_RESTAURANT,
        customerName: 'Ana',
        pickupLabel: '18:40',
        totalLabel: '£9.50',
        items: [{ quantity: 2, name: 'Warm hummus and pitta', choices: [] }],
      })
      expect(JSON.stringify(data)).not.toMatch(/ana@example|07700|Lopes/)
      events.close()
    }
  })

  it('moves an order when the operator accepts or rejects it, and gives the money back for a rejected one', async () => {
    const [accepted, rejected] = [await placeOrder(), await placeOrder()]
    const events = await listen()
    const { data } = await events.until('board')
    expect(data.orders.map((order: { id: string }) => order.id)).toEqual(expect.arrayContaining([accepted, rejected]))
    expect((await platform.console.post(`/console/api/orders/${accepted}/confirm`, {})).status).toBe(200)
    expect((await events.until('order', (order) => order.id === accepted && order.stage !== 'new')).data.stage).toBe(
      'kitchen',
    )
    expect((await platform.console.post(`/console/api/orders/${rejected}/reject`, {})).status).toBe(200)
    const card = (await events.until('order', (order) => order.id === rejected && order.stage !== 'new')).data
    expect([card.stage, card.state]).toEqual(['done', 'rejected'])
    events.close()
    const board = (await platform.console.get('/console/api/board')).body
    expect(board.orders.find((order: { id: string }) => order.id === rejected).state).toBe('rejected')
  })

  it('comes whole again when time jumps, with what is late and what is done by then', async () => {
    const id = await placeOrder()
    await platform.console.post(`/console/api/orders/${id}/confirm`, {})
    const events = await listen()
    const before = (await events.until('board')).data.orders.find((order: { id: string }) => order.id === id)
    expect([before.stage, before.lateFrom]).toEqual(['kitchen', PICKUP_TIME])
    await platform.setTime('2026-11-17T18:56:00Z')
    const after = (await events.until('board')).data
    expect(after.now).toMatch(/^2026-11-17T18:56/)
    expect(after.orders.find((order: { id: string }) => order.id === id).stage).toBe('done')
    events.close()
    await platform.setTime('2026-11-17T18:00:00Z')
  })
})

describe('The operator', () => {
  const missing = async (): Promise<string[]> => {
    const { api } = await signInGuest(platform.url)
    const answer = await api.query(getAvailability.path, getAvailability.document, {
      restaurantId: UK_RESTAURANT,
      fulfilmentType: 'COLLECTION',
    })
    return answer.body.data.items.map((item: { id: string }) => item.id)
  }
  const slots = async (): Promise<string[]> => {
    const variables = { restaurantIds: [UK_RESTAURANT], fulfilmentType: 'COLLECTION', fromTime: '2026-11-17T00:00:00Z' }
    const { body } = await platform.console.query(listAvailableTimes.path, listAvailableTimes.document, variables)
    return body.data.availableTimes[0].times.map(({ time }: { time: string }) => time)
  }

  it('takes a dish off a restaurant’s menu and puts it back', async () => {
    const events = await listen()
    await events.until('board')
    const item = `/console/api/restaurants/${UK_RESTAURANT}/items/${PLAIN_ITEM}`
    expect((await platform.console.put(item, { isAvailable: false })).status).toBe(200)
    expect((await events.until('stock')).data).toEqual({ restaurantId: UK_RESTAURANT })
    expect(await missing()).toContain(PLAIN_ITEM)
    const { items } = (await platform.console.get(`/console/api/restaurants/${UK_RESTAURANT}/items`)).body
    expect(items.find(({ id }: { id: string }) => id === PLAIN_ITEM)).toMatchObject({
      name: 'Warm hummus and pitta',
      status: 'UNAVAILABLE',
    })
    expect((await platform.console.put(item, { isAvailable: true })).status).toBe(200)
    expect(await missing()).not.toContain(PLAIN_ITEM)
    events.close()
  })

  it('can not stock what a restaurant never has, nor what nobody cooks, nor anywhere unknown', async () => {
    const { restaurants } = (await platform.console.get('/console/api/restaurants')).body
    const hidden = async (restaurantId: string) =>
      (await platform.console.get(`/console/api/restaurants/${restaurantId}/items`)).body.items.find(
        ({ status }: { status: string }) => status === 'HIDDEN',
      )
    for (const { id } of restaurants) {
      const item = await hidden(id)
      if (item === undefined) continue
      const answer = await platform.console.put(`/console/api/restaurants/${id}/items/${item.id}`, {
        isAvailable: true,
      })
      expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'ITEM_NOT_STOCKED'])
      break
    }
    const put = (path: string) => platform.console.put(`/console/api/restaurants/${path}`, { isAvailable: false })
    expect((await put(`${UK_RESTAURANT}/items/item-unicorn`)).status).toBe(404)
    expect((await put(`galo-uk-atlantis/items/${PLAIN_ITEM}`)).status).toBe(404)
    expect.assertions(3)
  })

  it('pauses new orders for a while: the times in between are gone, and come back', async () => {
    const events = await listen()
    await events.until('board')
    const before = await slots()
    const pause = (minutes: number | null) =>
      platform.console.put(`/console/api/restaurants/${UK_RESTAURANT}/pause`, { minutes })
    expect((await pause(60)).status).toBe(200)
    const { restaurants } = (await events.until('restaurants')).data
    const told = restaurants.find(({ id }: { id: string }) => id === UK_RESTAURANT)
    expect(told.pausedUntil).toMatch(/^2026-11-17T19:0/)
    expect((await slots()).every((slot) => slot >= told.pausedUntil)).toBe(true)
    expect((await pause(null)).status).toBe(200)
    expect((await slots()).length).toBeGreaterThanOrEqual(before.length - 1)
    expect((await pause(0)).status).toBe(400)
    events.close()
  })

  it('closes a restaurant for the day and opens it again', async () => {
    const close = (isClosed: boolean) =>
      platform.console.put(`/console/api/restaurants/${UK_RESTAURANT}/closed`, { isClosed })
    const { body } = await close(true)
    expect(body.restaurants.find(({ id }: { id: string }) => id === UK_RESTAURANT).isClosed).toBe(true)
    expect(await slots()).toEqual([])
    await close(false)
    expect((await slots()).length).toBeGreaterThan(0)
  })

  it('sees every fault that is switched on, used up and cleared', async () => {
    const events = await listen()
    await events.until('board')
    await platform.console.post('/console/api/faults', { path: '/clock', method: 'GET', status: 503, times: 1 })
    expect((await events.until('faults')).data.faults).toMatchObject([{ path: '/clock', status: 503, times: 1 }])
    expect((await platform.console.get('/clock')).status).toBe(503)
    expect((await events.until('faults')).data.faults).toEqual([])
    events.close()
  })
})

describe('The console’s page', () => {
  it('is the only page that may press its buttons', async () => {
    const press = async (headers: Record<string, string>) =>
      (await fetch(`${platform.url}/console/api/faults`, { method: 'DELETE', headers })).status
    expect(await press({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await press({ 'sec-fetch-site': 'same-site' })).toBe(403)
    expect(await press({ 'sec-fetch-site': 'same-origin', origin: platform.url })).toBe(200)
    // All that browsers say of themselves at an address without TLS, localhost apart.
    expect(await press({ origin: 'https://elsewhere.example' })).toBe(403)
    expect(await press({ origin: 'null' })).toBe(403)
    expect(await press({ origin: platform.url })).toBe(200)
  })
})

it('lets open consoles go when the platform closes', async () => {
  const short = await startTestPlatform()
  const events = await readEvents(`${short.url}/console/api/events`)
  await events.until('board')
  await expect(Promise.all([short.close(), events.ended()])).resolves.toBeDefined()
})
