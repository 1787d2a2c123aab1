import { pathOf } from '@galo/contracts/call'
import {
  followOrder,
  LIVE_PASS_HEADER,
  getOrderStatus,
  ORDER_CHANGES_PATH,
  orderChangeSchema,
  type OrderChange,
} from '@galo/contracts/orders'
import { decodeJwt } from 'jose'
import { readConfig } from '../../kernel/config'
import { runTestProcesses } from '../../proof/world/run-test-processes'
import { createApi, signInGuest } from '../../proof/world/api'
import { orderDelivery } from '../../proof/world/order-delivery'

jest.setTimeout(180_000)

/** People order, and the console is, at the first; a site listens at the last. */
const processes = runTestProcesses()

const SECRET = { 'x-client-secret': readConfig({ GALO_ENV: 'local' }).clientSecret }

/** Listens as a site's server does. */
const listen = async (url: string) => {
  const leave = new AbortController()
  const answer = await fetch(`${url}${ORDER_CHANGES_PATH}`, { headers: SECRET, signal: leave.signal })
  const heard: OrderChange[] = []
  const over = (async () => {
    let unread = ''
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (unread + text).split('\n')
      unread = lines.pop() ?? ''
      heard.push(...lines.map((line) => orderChangeSchema.parse(JSON.parse(line))))
    }
  })().catch(() => undefined)
  const until = async (isThere: (heard: readonly OrderChange[]) => boolean) => {
    for (const giveUpAt = Date.now() + 10_000; !isThere(heard);) {
      if (Date.now() > giveUpAt) throw new Error(`heard only ${JSON.stringify(heard)}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await until(() => heard.length > 0)
  return { heard, until, over, leave: () => leave.abort() }
}

const moves = (heard: readonly OrderChange[], id: string) =>
  heard.filter((change) => change.kind === 'moved' && change.orderId === id).length

const aDelivery = async () => {
  const { first } = processes
  const guest = await signInGuest(first.url, 'UK', undefined, 'ana@example.com')
  const counter = createApi(first.url)
  await counter.put('/console/api/scenario', { name: 'by-hand' })
  const id = await orderDelivery(guest.api)
  // It reaches the restaurant by itself, a moment later: that is a move as well.
  const stateOf = async () =>
    getOrderStatus.answer.parse((await guest.api.get(pathOf(getOrderStatus.path, { id }))).body)
  while ((await stateOf()).order_state === 'new') await new Promise((resolve) => setTimeout(resolve, 50))
  const say = (step: string) => counter.post(`/console/api/orders/${id}/${step}`, {})
  return { ...guest, id, say }
}

describe('What the platform says to our own servers of its orders', () => {
  it('is which one has moved, whichever process moved it, once it is so and for each step', async () => {
    const { id, say } = await aDelivery()
    const line = await listen(processes.last.url)
    for (const [index, step] of [
      'delivery/accepted-by-delivery-partner',
      'confirm',
      'delivery/rider-assigned',
    ].entries()) {
      expect((await say(step)).status).toBe(200)
      await line.until((heard) => moves(heard, id) === index + 1)
    }
    // What is refused has not happened.
    expect((await say('delivery/delivered')).status).toBe(409)
    await say('delivery/rider-arrived')
    await line.until((heard) => moves(heard, id) >= 4)
    expect(moves(line.heard, id)).toBe(4)
    line.leave()
    await line.over
  })

  it('is heard by everybody who listens, also after others have left', async () => {
    const { id, say } = await aDelivery()
    const { url } = processes.last
    const [one, other] = [await listen(url), await listen(url)]
    await say('delivery/accepted-by-delivery-partner')
    await Promise.all([one, other].map(({ until }) => until((heard) => moves(heard, id) === 1)))
    one.leave()
    await one.over
    await say('confirm')
    await other.until((heard) => moves(heard, id) === 2)
    other.leave()
    await other.over
    const again = await listen(url)
    await say('delivery/rider-assigned')
    await again.until((heard) => moves(heard, id) === 1)
    again.leave()
  })

  it('is said to nobody without our secret', async () => {
    for (const headers of [{}, { 'x-client-secret': 'wrong' }])
      expect((await fetch(`${processes.last.url}${ORDER_CHANGES_PATH}`, { headers })).status).toBe(401)
  })
})

describe('A pass to the line of an order', () => {
  const passOf = async ({ session, id }: Pick<Awaited<ReturnType<typeof aDelivery>>, 'session' | 'id'>) => {
    const answer = await fetch(`${processes.first.url}${pathOf(followOrder.path, { id })}`, {
      headers: { authorization: `Bearer ${session}` },
    })
    expect(answer.status).toBe(200)
    const { until } = followOrder.answer.parse(await answer.json())
    return { until, pass: answer.headers.get(LIVE_PASS_HEADER) ?? '' }
  }

  it('is good for a quarter of an hour and for no longer than the token', async () => {
    const { first } = processes
    const mine = await aDelivery()
    const now = first.clock.now().getTime()
    const { pass, until } = await passOf(mine)
    const { exp: sessionEnds = 0 } = decodeJwt(mine.session)
    expect(Date.parse(until)).toBeLessThanOrEqual(Math.min(now + 15 * 60_000 + 5_000, sessionEnds * 1_000))
    expect(decodeJwt(pass)).toMatchObject({ order: mine.id, exp: Math.floor(Date.parse(until) / 1_000) })
  })

  it('says nothing of whose it is but that it is the same visitor', async () => {
    const mine = await aDelivery()
    const [one, other] = [await passOf(mine), await passOf(mine)]
    const { sub: visitor = '' } = decodeJwt(mine.session)
    expect(decodeJwt(one.pass).sub).toBe(decodeJwt(other.pass).sub)
    expect(JSON.stringify(decodeJwt(one.pass))).not.toContain(visitor)
  })

  it('is not there for somebody else, nor for an order that nobody made', async () => {
    const { id } = await aDelivery()
    const stranger = await signInGuest(processes.first.url)
    for (const each of [id, '00000000-0000-4000-8000-000000000000', 'no-order'])
      expect((await stranger.api.get(pathOf(followOrder.path, { id: each }))).status).toBe(404)
  })
})
