import { randomUUID } from 'node:crypto'
import { getOrder } from '@galo/contracts/orders'
import { pathOf } from '@galo/contracts/call'
import { orderStorySchema, type OrderStory } from '@galo/console/calls'
import { eq } from 'drizzle-orm'
import { stepPartRefunds } from '../../modules/refunds'
import { refunds } from '../../kernel/db/schema'
import { createApi, granted, submit, type Answer, type Api } from '../../proof/world/api'
import { aBasketOf, buildBasket, payFor, PLAIN_ITEM } from '../../proof/world/baskets'
import { brokenInvariants } from '../../proof/world/invariants'
import { openLosingLine, type LosingLine } from '../../proof/world/losing-line'
import { orderDelivery } from '../../proof/world/order-delivery'
import { startTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'
import { cardCharges } from '../../providers/card/stand-in/card.tables'
import type { RunningPlatform } from '../../server'

const REFUNDS = 'POST /stand-ins/card/v1/refunds'
/** One call and the tries the library makes of its own accord. */
const TRIES = 3

let line: LosingLine
let platform: RunningPlatform
let world: World
let operator: Api
beforeAll(async () => {
  line = await openLosingLine()
  const settings = { CARD_PROVIDER_URL: `${line.url}/stand-ins/card`, SLOT_CAPACITY: '1000' }
  platform = await startTestPlatform(settings)
  line.leadTo(platform.url)
  world = await openWorld(platform)
  operator = createApi(platform.url)
  await operator.put('/console/api/scenario', { name: 'by-hand' })
})
afterAll(() => line.close())
afterEach(async () => expect(await brokenInvariants(platform.db, 1000)).toEqual([]))

const storyAt = ({ body }: Answer): OrderStory => orderStorySchema.parse(body)
const read = async (id: string): Promise<OrderStory> => storyAt(await operator.get(`/console/api/support/orders/${id}`))

/** Four of a dish, accepted by the kitchen. */
const anOrder = async () => {
  const { api } = await world.guest()
  const basket = await buildBasket(api, await aBasketOf(api, PLAIN_ITEM, 4))
  const payment = await payFor(api, basket)
  const id: string = granted(await submit(api, basket, payment, await world.slot()), 'submit').body.data.id
  granted(await operator.post(`/console/api/orders/${id}/confirm`, {}), 'confirm')
  return { id, api, basketId: basket.data.id, story: await read(id) }
}

const asked = (story: OrderStory, changes: object = {}) => ({
  id: randomUUID(),
  wish: { kind: 'amount', amount: 100 },
  left: story.left.value,
  reason: 'goodwill',
  note: 'rang twice',
  by: 'Owen',
  ...changes,
})
const giveBack = (id: string, body: object) => operator.post(`/console/api/support/orders/${id}/refunds`, body)
const codeOf = ({ status, body }: Answer) => [status, body?.errors?.[0]?.code]

/** What the provider itself has of an order: what it took, and what it gave back, refund by refund. */
const atTheProvider = async (basketId: string) => {
  const [charge] = await platform.db.select().from(cardCharges).where(eq(cardCharges.basketId, basketId))
  if (charge === undefined) throw new Error('nothing was charged')
  return { amount: charge.amount, back: charge.refunds.map(({ amount }) => amount), refundedAt: charge.refundedAt }
}

describe('Money that support gives back', () => {
  it('is a dish for what was paid for it, at the provider, on the order’s page, in its story and in a letter', async () => {
    const { id, api, basketId, story } = await anOrder()
    const [dish] = story.lines
    const wish = { kind: 'parts', lines: [{ lineId: dish?.id, quantity: 1 }], fees: [] }
    const after = storyAt(await giveBack(id, asked(story, { wish, reason: 'missing' })))
    const sum = (dish?.total.value ?? 0) / 4
    expect(await atTheProvider(basketId)).toMatchObject({ back: [sum], refundedAt: null })
    expect(after.left.value).toBe(story.paid.value - sum)
    expect(after.given).toMatchObject([{ amount: { value: sum }, by: 'Owen', note: 'rang twice', isWhole: false }])
    expect(after.given[0]?.madeAt).not.toBeNull()
    expect(after.facts).toContainEqual(expect.objectContaining({ kind: 'given-back', what: 'missing' }))
    expect(after.facts).toContainEqual(expect.objectContaining({ kind: 'letter' }))

    const order = getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body)
    expect(order.part_refunds).toMatchObject([
      { amount: { value: sum }, reason: 'missing', lines: [{ id: dish?.id, quantity: 1 }] },
    ])
    expect(JSON.stringify(order)).not.toMatch(/Owen|rang twice/)
    expect(order.refund).toBeNull()
    const [letter] = (await operator.get('/console/api/letters')).body.letters
    expect(letter).toMatchObject({ kind: 'refund', toEmail: 'ana@example.com' })
    expect(letter.text).toContain('missing')
    expect(letter.link).toContain(id)
  })

  it('is given once however often it is pressed, also at the same moment', async () => {
    const { id, basketId, story } = await anOrder()
    const same = asked(story)
    const answers = await Promise.all([1, 2, 3, 4].map(() => giveBack(id, same)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await giveBack(id, same)).status).toBe(200)
    expect((await atTheProvider(basketId)).back).toEqual([100])
  })

  it('is given by one of two operators who press at once; the other is told to look again', async () => {
    const { id, basketId, story } = await anOrder()
    const answers = await Promise.all([giveBack(id, asked(story)), giveBack(id, asked(story))])
    expect(answers.map(codeOf).sort()).toEqual([
      [200, undefined],
      [409, 'REFUND_OUT_OF_DATE'],
    ])
    expect((await atTheProvider(basketId)).back).toEqual([100])
  })

  it('is never more than was paid, nor the same dish twice', async () => {
    const { id, story } = await anOrder()
    const all = { kind: 'parts', lines: [{ lineId: story.lines[0]?.id, quantity: 3 }], fees: [] }
    expect(
      codeOf(await giveBack(id, asked(story, { wish: { kind: 'amount', amount: story.paid.value + 1 } }))),
    ).toEqual([409, 'REFUND_MORE_THAN_LEFT'])
    const once = storyAt(await giveBack(id, asked(story, { wish: all })))
    expect(codeOf(await giveBack(id, asked(once, { wish: all })))).toEqual([409, 'REFUND_GONE_BACK'])
    expect(codeOf(await giveBack(randomUUID(), asked(story)))).toEqual([404, 'NOT_FOUND'])
    expect((await giveBack(id, asked(once, { by: ' ' }))).status).toBe(400)
  })

  it('is the whole of what is left, after which nothing is', async () => {
    const { id, basketId, api, story } = await anOrder()
    const part = storyAt(await giveBack(id, asked(story)))
    const whole = storyAt(await giveBack(id, asked(part, { wish: { kind: 'whole' }, reason: 'never-came' })))
    expect(whole).toMatchObject({ left: { value: 0 }, order: { isRefunded: true } })
    await platform.clock.sync()
    await operator.post('/console/api/clock', { advance: '1 s' })
    const { back, amount, refundedAt } = await atTheProvider(basketId)
    expect([back, refundedAt === null]).toEqual([[100, amount - 100], false])
    expect((await read(id)).given.map(({ madeAt }) => madeAt === null)).toEqual([false, false])
    expect(codeOf(await giveBack(id, asked(whole)))).toEqual([409, 'REFUND_NOTHING_LEFT'])
    const order = getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body)
    expect(order.refund).toMatchObject({ amount: { value: amount - 100 }, reason: 'never-came' })
  })

  it('waits for the provider when that can’t be asked, and is made once when it can', async () => {
    const { id, basketId, story } = await anOrder()
    line.lose(REFUNDS, TRIES)
    const waiting = storyAt(await giveBack(id, asked(story)))
    expect(waiting.given).toMatchObject([{ madeAt: null }])
    expect(waiting.left.value).toBe(story.left.value - 100)
    // It was done, and only its answer was lost: asked again it is the same refund.
    expect((await atTheProvider(basketId)).back).toEqual([100])
    await stepPartRefunds(platform.assembled, new Date(platform.clock.now().getTime() + 60_000))
    expect((await read(id)).given[0]?.madeAt).not.toBeNull()
    expect((await atTheProvider(basketId)).back).toEqual([100])
    expect(await platform.db.select().from(refunds).where(eq(refunds.orderId, id))).toMatchObject([{ dueAt: null }])
  })

  it('is the rest of an order whose part is still on its way, and together what was paid', async () => {
    const { id, basketId, story } = await anOrder()
    line.lose(REFUNDS, TRIES)
    const part = storyAt(await giveBack(id, asked(story)))
    storyAt(await giveBack(id, asked(part, { wish: { kind: 'whole' } })))
    await operator.post('/console/api/clock', { advance: '1 min' })
    const { back, amount } = await atTheProvider(basketId)
    expect(back.reduce((sum, each) => sum + each, 0)).toBe(amount)
  })

  it('is not the whole of an order that its kitchen has not answered: that is rejected', async () => {
    const { api } = await world.guest()
    const id = await orderDelivery(api)
    const story = await read(id)
    expect(codeOf(await giveBack(id, asked(story, { wish: { kind: 'whole' } })))).toEqual([409, 'ORDER_WAITS'])
  })
})
