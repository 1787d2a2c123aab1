import { readPushes } from '@galo/console/calls'
import { pathOf } from '@galo/contracts/call'
import { getUpdates, setUpdates } from '@galo/contracts/orders'
import { readConfig } from '../../kernel/config'
import { updateWishes } from '../../kernel/db/schema'
import { createApi, granted, submit, type Answer, type Api } from '../../proof/world/api'
import { aBasketOf, buildBasket, payFor, PLAIN_ITEM } from '../../proof/world/baskets'
import { createTestDatabase } from '../../proof/world/new-database'
import { orderDelivery } from '../../proof/world/order-delivery'
import { aPushBrowser, type PushBrowser } from '../../proof/world/push-browser'
import { TUESDAY_18_00 } from '../../proof/world/start-test-platform'
import { runTestProcesses } from '../../proof/world/run-test-processes'
import { openWorld, type World } from '../../proof/world/world'
import type { PushDevice } from '../../providers/push/port'
import { createPlatform } from '../../server'
import { stepPushes } from '../push'

jest.setTimeout(180_000)

const processes = runTestProcesses()
let world: World
beforeAll(async () => {
  world = await openWorld(processes.first)
  await counter().put('/console/api/scenario', { name: 'by-hand' })
})

const counter = () => createApi(processes.first.url)
const say = async (id: string, word: string) =>
  granted(await counter().post(`/console/api/orders/${id}/${word}`, {}), word)
const updatesOf = async (api: Api, id: string) =>
  getUpdates.answer.parse(granted(await api.get(pathOf(getUpdates.path, { id })), 'updates').body)
const ask = (api: Api, id: string, push: PushDevice | null) =>
  api.put(pathOf(setUpdates.path, { id }), push === null ? { push } : { push: { ...push, expirationTime: null } })
const codeOf = ({ status, body }: Answer) => [status, body?.error?.code ?? body?.error?.error_code]
const later = (seconds: number) => new Date(processes.first.clock.now().getTime() + seconds * 1000)
/** Several looks at what is due, at one moment. */
const deliver = async (now = later(0)) => {
  await Promise.all([...processes.all, ...processes.all].map(({ assembled }) => stepPushes(assembled, now)))
}
/** The push service has no answer for a browser; resolves to how it recovers. */
const breakFor = async ({ device }: PushBrowser) => {
  const fault = { path: new URL(device.endpoint).pathname, method: 'POST', status: 503 }
  const { id } = granted(await counter().post('/console/api/faults', fault), 'fault').body
  return async () => granted(await counter().call('DELETE', `/console/api/faults/${id}`), 'heal')
}
const advance = async (span: string) => granted(await counter().post('/console/api/clock', { advance: span }), span)
/** The platform looks by itself as well: what it has begun is waited for. */
const outcomesOf = async (id: string, count: number) => {
  for (;;) {
    await deliver()
    const outcomes = (await pushesOf(id)).map(({ outcome }) => outcome)
    if (outcomes.length === count && outcomes.every((outcome) => outcome !== null)) return outcomes
  }
}
const sentences = async (browser: PushBrowser) => (await browser.read()).map(({ payload }) => payload)
const pushesOf = async (id: string) => {
  const { pushes } = readPushes.answer.parse((await counter().get('/console/api/pushes')).body)
  return pushes.filter(({ orderId }) => orderId === id).reverse()
}
const wishesKept = async (id: string) =>
  (await processes.first.db.select().from(updateWishes)).filter(({ orderId }) => orderId === id)

const aCollection = async () => {
  const { api } = await world.guest()
  const basket = await buildBasket(api, await aBasketOf(api, PLAIN_ITEM, 2))
  const answer = await submit(api, basket, await payFor(api, basket), await world.slot())
  return { api, id: granted(answer, 'submit').body.data.id as string }
}
const STEPS = ['accepted-by-delivery-partner', 'rider-assigned', 'rider-arrived', 'rider-in-transit', 'rider-nearby']

describe('What is pushed to who asked for it on a device', () => {
  it('is the sentence of the preview and the order’s page, which the browser alone can read, once for each stage', async () => {
    const { api } = await world.guest()
    const id = await orderDelivery(api)
    const browser = aPushBrowser(processes.first.url)
    expect((await updatesOf(api, id)).push).toEqual({ to: null, is_on: false, key: expect.any(String) })
    granted(await ask(api, id, browser.device), 'ask')
    expect((await updatesOf(api, id)).push).toMatchObject({ to: browser.device.endpoint, is_on: true })
    const previews = [(await updatesOf(api, id)).next]
    await say(id, `delivery/${STEPS[0]}`)
    await say(id, 'confirm')
    previews.push((await updatesOf(api, id)).next)
    for (const step of STEPS.slice(1)) await say(id, `delivery/${step}`)
    previews.push((await updatesOf(api, id)).next)
    await say(id, 'delivery/delivered')
    expect(await outcomesOf(id, 3)).toEqual(['taken', 'taken', 'taken'])
    const path = `/order/myorders/${id}`
    expect(await sentences(browser)).toEqual(previews.map((text) => ({ text, path })))
    expect(previews).toEqual([
      expect.stringMatching(/said yes.*with you between/),
      expect.stringMatching(/on its way to you\.$/),
      expect.stringMatching(/is with you\. Enjoy it!$/),
    ])
    expect(await pushesOf(id)).toEqual(
      previews.map((text) => expect.objectContaining({ text, outcome: 'taken', settledAt: expect.any(String) })),
    )
    await deliver(later(3_600))
    expect(await browser.read()).toHaveLength(3)
    // With the order over, nobody knows where its browser was.
    expect(await wishesKept(id)).toEqual([])
    const { rows } = (await processes.first.db.execute(`select "to", keys from pushes where order_id = '${id}'`)) as {
      rows: object[]
    }
    expect(rows).toEqual([1, 2, 3].map(() => ({ to: null, keys: null })))
  })

  it('is tried again after failures, and arrives in the order it happened', async () => {
    const { api } = await world.guest()
    const id = await orderDelivery(api)
    const browser = aPushBrowser(processes.first.url)
    granted(await ask(api, id, browser.device), 'ask')
    const heal = await breakFor(browser)
    await say(id, `delivery/${STEPS[0]}`)
    await say(id, 'confirm')
    await deliver()
    for (const step of STEPS.slice(1, 4)) await say(id, `delivery/${step}`)
    await deliver()
    expect((await pushesOf(id)).map(({ outcome }) => outcome)).toEqual([null, null])
    await heal()
    await advance('11 min')
    expect(await outcomesOf(id, 2)).toEqual(['taken', 'taken'])
    const said = [expect.stringMatching(/said yes/), expect.stringMatching(/on its way/)]
    expect(await sentences(browser)).toEqual(said.map((text) => ({ text, path: `/order/myorders/${id}` })))
  })

  it('ends where the browser is no more, for each of its orders', async () => {
    const orders = [await aCollection(), await aCollection()]
    const browser = aPushBrowser(processes.first.url, `gone-${orders[0]?.id}`)
    for (const { api, id } of orders) granted(await ask(api, id, browser.device), 'ask')
    const told = orders[0]?.id ?? ''
    await say(told, 'confirm')
    expect(await outcomesOf(told, 1)).toEqual(['gone'])
    for (const { api, id } of orders) {
      expect((await updatesOf(api, id)).push).toMatchObject({ to: null, is_on: false })
      expect(await wishesKept(id)).toEqual([])
    }
  })

  it('stops with one word, what is not delivered yet included, on that device for all of its orders', async () => {
    const orders = [await aCollection(), await aCollection()] as const
    const [{ api, id }, other] = orders
    const browser = aPushBrowser(processes.first.url)
    const { device } = browser
    for (const each of orders) granted(await ask(each.api, each.id, device), 'ask')
    const heal = await breakFor(browser)
    await say(id, 'confirm')
    await deliver()
    granted(await ask(api, id, null), 'no more')
    await heal()
    expect(await pushesOf(id)).toEqual([])
    expect(await wishesKept(other.id)).toEqual([])
    granted(await ask(api, id, device), 'again')
    expect(await wishesKept(id)).toMatchObject([{ channel: 'push', to: device.endpoint }])
  })

  it('is for the device that asked last', async () => {
    const { api, id } = await aCollection()
    const [one, another] = [aPushBrowser(processes.first.url), aPushBrowser(processes.first.url)]
    granted(await ask(api, id, one.device), 'one')
    granted(await ask(api, id, another.device), 'another')
    await say(id, 'confirm')
    expect(await outcomesOf(id, 1)).toEqual(['taken'])
    expect(await one.read()).toEqual([])
    expect(await sentences(another)).toEqual([
      { text: expect.stringMatching(/said yes/), path: `/order/myorders/${id}` },
    ])
  })

  it('goes to push services alone, and is refused in words for any other host or for keys that are none', async () => {
    const { api, id } = await aCollection()
    const { device } = aPushBrowser(processes.first.url)
    for (const endpoint of [
      'http://169.254.169.254/latest/meta-data',
      `${processes.first.url}/console/api/orders`,
      'https://fcm.googleapis.com.evil.example/x',
      'https://web.push.apple.com:8443/x',
    ])
      expect(codeOf(await ask(api, id, { ...device, endpoint }))).toEqual([400, 'UPDATES_DEVICE_INVALID'])
    const keys = { ...device.keys, auth: 'c2hvcnQ' }
    expect(codeOf(await ask(api, id, { ...device, keys }))).toEqual([400, 'UPDATES_DEVICE_INVALID'])
    expect(
      (await ask(api, id, { ...device, endpoint: `https://fcm.googleapis.com/${'x'.repeat(1_024)}` })).status,
    ).toBe(400)
    expect(await wishesKept(id)).toEqual([])
  })

  it('is given up once it is too late, and then its address is forgotten', async () => {
    const { api } = await world.guest()
    const id = await orderDelivery(api)
    const browser = aPushBrowser(processes.first.url)
    granted(await ask(api, id, browser.device), 'ask')
    const heal = await breakFor(browser)
    await say(id, `delivery/${STEPS[0]}`)
    await say(id, 'confirm')
    await deliver()
    await advance('12 h')
    await heal()
    expect(await outcomesOf(id, 1)).toEqual(['late'])
    expect(await browser.read()).toEqual([])
  })
})

it('Where there are no keys it is not offered, and refused when it is asked for', async () => {
  const own = await createTestDatabase('seeded')
  const settings = readConfig({ GALO_ENV: 'local', PLATFORM_PORT: '0', GALO_NOW: TUESDAY_18_00, ...own.env })
  const platform = await createPlatform({ ...settings, vapid: null, database: own.choice })
  const { guest, slot } = await openWorld(platform)
  const { api } = await guest()
  const basket = await buildBasket(api, await aBasketOf(api, PLAIN_ITEM, 2))
  const answer = await submit(api, basket, await payFor(api, basket), await slot())
  const id = granted(answer, 'submit').body.data.id
  expect(await updatesOf(api, id)).not.toHaveProperty('push')
  expect(codeOf(await ask(api, id, aPushBrowser(platform.url).device))).toEqual([400, 'UPDATES_DEVICE_INVALID'])
  await platform.close()
  await own.drop()
})
