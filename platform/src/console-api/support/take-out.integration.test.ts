import { randomUUID } from 'node:crypto'
import { takeOut } from '@galo/console/calls'
import { pathOf } from '@galo/contracts/call'
import { getOrder, getOrderStatus, getReceipt } from '@galo/contracts/orders'
import { eq } from 'drizzle-orm'
import { letters } from '../../kernel/db/schema'
import { granted, submit, type Answer } from '../../proof/world/api'
import { aBasketOf, buildBasket, payFor, PLAIN_ITEM } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'

const platform = runTestPlatform()
let world: World
beforeAll(async () => {
  world = await openWorld(platform)
  await platform.console.put('/console/api/scenario', { name: 'by-hand' })
})

/** Four of a dish, accepted by the kitchen. */
const anOrder = async () => {
  const { api } = await world.guest()
  const basket = await buildBasket(api, await aBasketOf(api, PLAIN_ITEM, 4))
  const payment = await payFor(api, basket)
  const id: string = granted(await submit(api, basket, payment, await world.slot()), 'submit').body.data.id
  granted(await platform.console.post(`/console/api/orders/${id}/confirm`, {}), 'confirm')
  const read = async () => getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body)
  const [line] = (await read()).order_items
  return { id, api, read, lineId: line?.id ?? '', each: line?.price.value ?? 0 }
}
const out = (id: string, lineId: string, quantity: number, as: string = randomUUID()) =>
  platform.console.post(`/console/api${pathOf(takeOut.path, { id })}`, { id: as, lines: [{ lineId, quantity }] })
const codeOf = ({ status, body }: Answer) => [status, body?.errors?.[0]?.code]

describe('What a kitchen takes out of an order', () => {
  it('is paid back once by the rule, said on the order and its receipt, and written to who ordered', async () => {
    const { id, api, read, lineId, each } = await anOrder()
    const as = randomUUID()
    const answers = [await out(id, lineId, 1, as), await out(id, lineId, 1, as)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const { part_refunds } = await read()
    expect(part_refunds).toHaveLength(1)
    expect(part_refunds?.[0]).toMatchObject({ reason: 'sold-out', lines: [{ id: lineId, quantity: 1 }] })
    expect(part_refunds?.[0]?.amount.value).toBe(each)
    const status = getOrderStatus.answer.parse((await api.get(pathOf(getOrderStatus.path, { id }))).body)
    expect(status.part_refund_count).toBe(1)
    const receipt = getReceipt.answer.parse((await api.get(pathOf(getReceipt.path, { id }))).body)
    expect(receipt.refunds).toMatchObject([{ kind: 'items', is_sold_out: true, amount: { value: each } }])
    expect(receipt.refunds[0]?.items).toHaveLength(1)
    expect(receipt.card?.last_four).toBe('4242')
    const written = await platform.db.select().from(letters).where(eq(letters.kind, 'refund'))
    expect(written.map(({ text }) => text)).toEqual([
      expect.stringMatching(/ran out.*The rest comes as you ordered it\./s),
    ])
    const { orders } = (await platform.console.get('/console/api/board')).body
    const [card] = orders.filter((each: { readonly id: string }) => each.id === id)
    expect(card.items).toMatchObject([{ quantity: 4, takenOut: 1 }])
  })

  it('is never all of it, nor more than there is', async () => {
    const { id, lineId } = await anOrder()
    expect(codeOf(await out(id, lineId, 4))).toEqual([409, 'NOTHING_WOULD_BE_LEFT'])
    expect((await out(id, lineId, 3)).status).toBe(200)
    expect(codeOf(await out(id, lineId, 1))).toEqual([409, 'NOTHING_WOULD_BE_LEFT'])
    expect(codeOf(await out(id, 'no-such-line', 1))).toEqual([409, 'REFUND_NOT_IN_ORDER'])
  })

  it('comes out of no order that came to nothing', async () => {
    const { api } = await world.guest()
    const id = await world.orderId(api)
    const [line] = getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body).order_items
    granted(await platform.console.post(`/console/api/orders/${id}/reject`, {}), 'reject')
    expect(codeOf(await out(id, line?.id ?? '', 1))).toEqual([409, 'ORDER_HAS_LEFT'])
  })
})
