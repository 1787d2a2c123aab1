import { pathOf } from '@galo/contracts/call'
import { getOrder, getReceipt, getReceiptFile, ORDER_LINK_HEADER } from '@galo/contracts/orders'
import { desc, eq } from 'drizzle-orm'
import { letters, orders } from '../../kernel/db/schema'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'

const platform = runTestPlatform()
let world: World
beforeAll(async () => void (world = await openWorld(platform)))

const read = (api: World['me']['api'], id: string, headers: Record<string, string> = {}) =>
  api.call('GET', pathOf(getReceipt.path, { id }), undefined, headers)
const linkOf = async (id: string): Promise<string> => {
  const [letter] = await platform.db.select().from(letters).orderBy(desc(letters.id)).limit(1)
  expect(letter?.link).toContain(`/order/myorders/${id}?access=`)
  return letter?.link.split('?access=')[1] ?? ''
}

describe('The receipt of an order', () => {
  it('comes to what was paid, to the penny, by line and by rate, and says who sold it', async () => {
    const id = await world.orderId(world.me.api)
    const receipt = getReceipt.answer.parse((await read(world.me.api, id)).body)
    const paid = getOrder.answer.parse((await world.me.api.get(pathOf(getOrder.path, { id }))).body).costs.total
    expect(receipt.total).toEqual(paid)
    expect(receipt.bands.reduce((sum, { gross }) => sum + gross.value, 0)).toBe(paid.value)
    for (const line of receipt.lines)
      expect(line.amounts.reduce((sum, { gross }) => sum + gross.value, 0)).toBe(
        line.total_price.value - line.taken_off.value,
      )
    expect(receipt.seller.vat_number).toBe('GB 999 9999 73')
    expect(receipt.refunds).toEqual([])
    expect(receipt.number).toMatch(/^UK-\d{6}$/)
    const other = getReceipt.answer.parse((await read(world.me.api, await world.orderId(world.me.api))).body)
    expect(other.number > receipt.number).toBe(true)
  })

  it('is a file as well: a tagged document with a title and a language', async () => {
    const id = await world.orderId(world.me.api)
    const { body } = await world.me.api.get(pathOf(getReceiptFile.path, { id }))
    const { name, base64 } = getReceiptFile.answer.parse(body)
    const file = Buffer.from(base64, 'base64').toString('latin1')
    expect(name).toMatch(/^Galo receipt UK-\d{6}\.pdf$/)
    expect(file.startsWith('%PDF-1.7')).toBe(true)
    for (const part of ['/StructTreeRoot', '/Marked true', '/Lang (en-GB)', '/DisplayDocTitle true'])
      expect(file).toContain(part)
  })

  it('is nobody else’s, and there is none where no money was taken', async () => {
    const id = await world.orderId(world.me.api)
    const { api } = await world.guest()
    expect((await read(api, id)).status).toBe(404)
    await platform.db.update(orders).set({ state: 'payment_declined' }).where(eq(orders.id, id))
    expect((await read(world.me.api, id)).status).toBe(404)
  })

  it('says what went back', async () => {
    const id = await world.orderId(world.me.api)
    await platform.db
      .update(orders)
      .set({ state: 'rejected', refundedAt: new Date('2026-11-18T12:00:00Z') })
      .where(eq(orders.id, id))
    const { refunds, total, kept } = getReceipt.answer.parse((await read(world.me.api, id)).body)
    expect(refunds).toMatchObject([{ kind: 'whole', amount: total }])
    expect(refunds[0]?.bands.reduce((sum, { gross }) => sum + gross.value, 0)).toBe(total.value)
    expect(kept.value).toBe(0)
  })
})

describe('The link in the letter of an order', () => {
  it('opens this order and its receipt for whoever has it, and no other', async () => {
    const id = await world.orderId(world.me.api)
    const link = await linkOf(id)
    const other = await world.orderId(world.me.api)
    const { api } = await world.guest()
    const by = { [ORDER_LINK_HEADER]: link }
    expect((await api.call('GET', pathOf(getOrder.path, { id }), undefined, by)).status).toBe(200)
    expect((await read(api, id, by)).status).toBe(200)
    expect((await read(api, other, by)).status).toBe(404)
    expect((await read(api, id, { [ORDER_LINK_HEADER]: `${link}x` })).status).toBe(404)
  })

  it('is over after thirty days', async () => {
    const id = await world.orderId(world.me.api)
    const by = { [ORDER_LINK_HEADER]: await linkOf(id) }
    await platform.db.update(orders).set({ dueAt: null }).where(eq(orders.id, id))
    await platform.clock.set(new Date(platform.clock.now().getTime() + 31 * 86_400_000))
    const { api } = await world.guest()
    expect((await read(api, id, by)).status).toBe(404)
  })
})
