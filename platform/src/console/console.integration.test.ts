import {
  availableTimesQuery,
  basketAnswerSchema,
  menuAvailabilityQuery,
  paths,
  transactionAnswerSchema,
} from '@galo/contracts'
import { askToPay, confirmCard, createApi, signInGuest, submit, viewOf } from '../test/api'
import { readEvents } from '../test/read-events'
import { PRODUCTION_SECRETS } from '../test/production-secrets'
import { startTestPlatform, type TestPlatform } from '../test/start-test-platform'

const RESTAURANT = 'galo-uk-deansgate'
const HUMMUS = 'item-warm-hummus'
const PICKUP_TIME = '2026-11-17T18:40:00.000Z'

let running: TestPlatform
let url: string
let console_: ReturnType<typeof createApi>
beforeAll(async () => {
  running = await startTestPlatform({ KITCHEN_CONFIRM_AFTER_S: '7200' })
  url = running.platform.url
  console_ = createApi(url)
})
afterAll(() => running.close())

const listen = () => readEvents(`${url}/console/api/events`)

const placeOrder = async (): Promise<string> => {
  const { api } = await signInGuest(url)
  const parse = ({ body }: { readonly body: unknown }) => basketAnswerSchema.parse(body)
  const empty = parse(await api.post(paths.basket.create, { fulfilment_type: 'COLLECTION', restaurant_id: RESTAURANT }))
  const item = { id: HUMMUS, quantity: 2, modifiers: [] }
  const filled = parse(await api.post(paths.basket.items, { ...viewOf(empty), item }))
  const built = parse(await api.post(paths.basket.buildOrder, viewOf(filled)))
  const payment = transactionAnswerSchema.parse((await askToPay(api, built)).body)
  await confirmCard(api, payment.stripe.clientSecret)
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
        restaurantId: RESTAURANT,
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
    expect((await console_.post(`/console/api/orders/${accepted}/confirm`, {})).status).toBe(200)
    expect((await events.until('order', (order) => order.id === accepted && order.stage !== 'new')).data.stage).toBe(
      'kitchen',
    )
    expect((await console_.post(`/console/api/orders/${rejected}/reject`, {})).status).toBe(200)
    const card = (await events.until('order', (order) => order.id === rejected && order.stage !== 'new')).data
    expect([card.stage, card.state]).toEqual(['done', 'rejected'])
    events.close()
    const board = (await console_.get('/console/api/board')).body
    expect(board.orders.find((order: { id: string }) => order.id === rejected).state).toBe('rejected')
  })

  it('comes whole again when time jumps, with what is late and what is done by then', async () => {
    const id = await placeOrder()
    await console_.post(`/console/api/orders/${id}/confirm`, {})
    const events = await listen()
    const before = (await events.until('board')).data.orders.find((order: { id: string }) => order.id === id)
    expect([before.stage, before.lateFrom]).toEqual(['kitchen', PICKUP_TIME])
    await console_.post('/console/api/clock', { now: '2026-11-17T18:56:00Z' })
    const after = (await events.until('board')).data
    expect(after.now).toMatch(/^2026-11-17T18:56/)
    expect(after.orders.find((order: { id: string }) => order.id === id).stage).toBe('done')
    events.close()
    await console_.post('/console/api/clock', { now: '2026-11-17T18:00:00Z' })
  })
})

describe('The operator', () => {
  const missing = async (): Promise<string[]> => {
    const { api } = await signInGuest(url)
    const answer = await api.query(paths.menuAvailability, menuAvailabilityQuery, {
      restaurantId: RESTAURANT,
      fulfilmentType: 'COLLECTION',
    })
    return answer.body.data.items.map((item: { id: string }) => item.id)
  }
  const slots = async (): Promise<string[]> => {
    const variables = { restaurantIds: [RESTAURANT], fulfilmentType: 'COLLECTION', fromTime: '2026-11-17T00:00:00Z' }
    const { body } = await console_.query(paths.capacity, availableTimesQuery, variables)
    return body.data.availableTimes[0].times.map(({ time }: { time: string }) => time)
  }

  it('takes a dish off a restaurant’s menu and puts it back', async () => {
    const events = await listen()
    await events.until('board')
    const item = `/console/api/restaurants/${RESTAURANT}/items/${HUMMUS}`
    expect((await console_.put(item, { isAvailable: false })).status).toBe(200)
    expect((await events.until('stock')).data).toEqual({ restaurantId: RESTAURANT })
    expect(await missing()).toContain(HUMMUS)
    const { items } = (await console_.get(`/console/api/restaurants/${RESTAURANT}/items`)).body
    expect(items.find(({ id }: { id: string }) => id === HUMMUS)).toMatchObject({
      name: 'Warm hummus and pitta',
      status: 'UNAVAILABLE',
    })
    expect((await console_.put(item, { isAvailable: true })).status).toBe(200)
    expect(await missing()).not.toContain(HUMMUS)
    events.close()
  })

  it('can not stock what a restaurant never has, nor what nobody cooks, nor anywhere unknown', async () => {
    const { restaurants } = (await console_.get('/console/api/restaurants')).body
    const hidden = async (restaurantId: string) =>
      (await console_.get(`/console/api/restaurants/${restaurantId}/items`)).body.items.find(
        ({ status }: { status: string }) => status === 'HIDDEN',
      )
    for (const { id } of restaurants) {
      const item = await hidden(id)
      if (item === undefined) continue
      const answer = await console_.put(`/console/api/restaurants/${id}/items/${item.id}`, { isAvailable: true })
      expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'ITEM_NOT_STOCKED'])
      break
    }
    const put = (path: string) => console_.put(`/console/api/restaurants/${path}`, { isAvailable: false })
    expect((await put(`${RESTAURANT}/items/item-unicorn`)).status).toBe(404)
    expect((await put(`galo-uk-atlantis/items/${HUMMUS}`)).status).toBe(404)
    expect.assertions(3)
  })

  it('pauses new orders for a while: the times in between are gone, and come back', async () => {
    const events = await listen()
    await events.until('board')
    const before = await slots()
    const pause = (minutes: number | null) => console_.put(`/console/api/restaurants/${RESTAURANT}/pause`, { minutes })
    expect((await pause(60)).status).toBe(200)
    const { restaurants } = (await events.until('restaurants')).data
    const told = restaurants.find(({ id }: { id: string }) => id === RESTAURANT)
    expect(told.pausedUntil).toMatch(/^2026-11-17T19:0/)
    expect((await slots()).every((slot) => slot >= told.pausedUntil)).toBe(true)
    expect((await pause(null)).status).toBe(200)
    expect((await slots()).length).toBeGreaterThanOrEqual(before.length - 1)
    expect((await pause(0)).status).toBe(400)
    events.close()
  })

  it('closes a restaurant for the day and opens it again', async () => {
    const close = (isClosed: boolean) => console_.put(`/console/api/restaurants/${RESTAURANT}/closed`, { isClosed })
    const { body } = await close(true)
    expect(body.restaurants.find(({ id }: { id: string }) => id === RESTAURANT).isClosed).toBe(true)
    expect(await slots()).toEqual([])
    await close(false)
    expect((await slots()).length).toBeGreaterThan(0)
  })

  it('sees every fault that is switched on, used up and cleared', async () => {
    const events = await listen()
    await events.until('board')
    await console_.post('/console/api/faults', { path: '/clock', method: 'GET', status: 503, times: 1 })
    expect((await events.until('faults')).data.faults).toMatchObject([{ path: '/clock', status: 503, times: 1 }])
    expect((await console_.get('/clock')).status).toBe(503)
    expect((await events.until('faults')).data.faults).toEqual([])
    events.close()
  })
})

describe('The console’s page', () => {
  it('comes with every file it names, under a policy without exceptions', async () => {
    const page = await fetch(`${url}/console`)
    const html = await page.text()
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
    expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(html).not.toMatch(/ style="| on[a-z]+="|<style|<script(?! type="module" src=)/)
    const named = [...html.matchAll(/(?:src|href)="(\/console\/[^"]+)"/g)].map(([, path]) => path)
    const imported = async (path: string): Promise<string[]> => {
      const answer = await fetch(`${url}${path}`)
      expect([path, answer.status]).toEqual([path, 200])
      const text = path.endsWith('.js') || path.endsWith('.css') ? await answer.text() : ''
      const next = [...text.matchAll(/(?:from '|url\(['"]?)\.?\/?([a-z-]+\.(?:js|woff2))/g)].map(([, name]) => name)
      return next.flatMap((name) => (name === undefined ? [] : [`/console/${name}`]))
    }
    const seen = new Set<string>()
    let toSee = named.flatMap((path) => path ?? [])
    while (toSee.length > 0) {
      const unseen = toSee.filter((path) => !seen.has(path))
      unseen.forEach((path) => seen.add(path))
      toSee = (await Promise.all(unseen.map(imported))).flat()
    }
    expect(seen.size).toBeGreaterThan(10)
  })

  it('is the only page that may press its buttons', async () => {
    const press = (site: string) =>
      fetch(`${url}/console/api/faults`, { method: 'DELETE', headers: { 'sec-fetch-site': site } })
    expect((await press('cross-site')).status).toBe(403)
    expect((await press('same-site')).status).toBe(403)
    expect((await press('same-origin')).status).toBe(200)
  })
})

it('lets open consoles go when the platform closes', async () => {
  const short = await startTestPlatform()
  const events = await readEvents(`${short.platform.url}/console/api/events`)
  await events.until('board')
  const began = Date.now()
  await Promise.all([short.close(), events.ended()])
  expect(Date.now() - began).toBeLessThan(4000)
})

it('does not exist in production', async () => {
  const production = await startTestPlatform({ GALO_ENV: 'production', ...PRODUCTION_SECRETS })
  for (const path of ['/console', '/console/console.js', '/console/api/board', '/console/api/events'])
    expect((await fetch(`${production.platform.url}${path}`)).status).toBe(404)
  await production.close()
})
