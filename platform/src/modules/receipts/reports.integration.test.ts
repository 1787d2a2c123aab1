import { pathOf } from '@galo/contracts/call'
import { getOrder, getReporting, reportItems } from '@galo/contracts/orders'
import { eq } from 'drizzle-orm'
import { orders, refunds } from '../../kernel/db/schema'
import { granted, submit } from '../../proof/world/api'
import { aBasketOf, buildBasket, payFor, PLAIN_ITEM } from '../../proof/world/baskets'
import { runTestPlatform } from '../../proof/world/start-test-platform'
import { openWorld, type World } from '../../proof/world/world'

const platform = runTestPlatform()
let world: World
beforeAll(async () => void (world = await openWorld(platform)))

/** A collection of so many portions of one dish that was handed over so many minutes ago. */
const handedOver = async (minutesAgo: number, portions = 1) => {
  const { api } = world.me
  const basket = await buildBasket(api, await aBasketOf(api, PLAIN_ITEM, portions))
  const { body } = granted(await submit(api, basket, await payFor(api, basket), await world.slot()), 'submit')
  const id: string = body.data.id
  const pickupTime = new Date(platform.clock.now().getTime() - minutesAgo * 60_000)
  await platform.db.update(orders).set({ state: 'confirmed', dueAt: null, pickupTime }).where(eq(orders.id, id))
  const order = getOrder.answer.parse((await api.get(pathOf(getOrder.path, { id }))).body)
  return { id, line: order.order_items[0] }
}
const item = (line: { readonly id: string } | undefined, quantity = 1) => ({
  line_id: line?.id ?? '',
  quantity,
  problem: 'missing' as const,
})
const report = (id: string, items: readonly object[], api = world.me.api) =>
  api.post(pathOf(reportItems.path, { id }), { items })
/** What has been given back of an order: sums, why, by whom, and when the provider is asked once more where it has not done it. */
const givenBack = (orderId: string) =>
  platform.db
    .select({ amount: refunds.amount, reason: refunds.reason, by: refunds.by, dueAt: refunds.dueAt })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
const codeOf = ({ body }: { readonly body: { readonly error: { readonly code: string } } }) => body.error.code

describe('A dish that was missing', () => {
  it('is written down once for an order, and what was paid for it goes back once and at once', async () => {
    const { id, line } = await handedOver(30)
    const first = reportItems.answer.parse((await report(id, [item(line)])).body)
    expect(first.report).toMatchObject({ state: 'given-back', items: [item(line)], amount: line?.price })
    expect(first.report?.due_by).toEqual(expect.any(String))
    expect(reportItems.answer.parse((await report(id, [item(line)])).body)).toEqual(first)
    const other = await report(id, [{ ...item(line), problem: 'wrong' }])
    expect([other.status, codeOf(other)]).toEqual([409, 'REPORTED_ALREADY'])
    const { reports } = (await platform.console.get('/console/api/reports')).body
    expect(reports[0]).toMatchObject({ orderId: id, state: 'given-back', isByRule: true })
    expect(await givenBack(id)).toEqual([{ amount: line?.price.value, reason: 'missing', by: 'rule', dueAt: null }])
  })

  it('is one report from two tabs, and where it was one of three the provider gives back a part, once', async () => {
    const { id, line } = await handedOver(30, 3)
    const [one, two] = await Promise.all([report(id, [item(line)]), report(id, [item(line)])])
    expect([one.status, two.status]).toEqual([200, 200])
    expect(one.body).toEqual(two.body)
    expect(await givenBack(id)).toEqual([{ amount: line?.price.value, reason: 'missing', by: 'rule', dueAt: null }])
  })

  it('can be said from when the food is there, for two days, of what was ordered and by who may see the order', async () => {
    const early = await handedOver(-10)
    expect(codeOf(await report(early.id, [item(early.line)]))).toBe('REPORT_NOT_POSSIBLE')
    const late = await handedOver(48 * 60 + 1)
    expect(codeOf(await report(late.id, [item(late.line)]))).toBe('REPORT_NOT_POSSIBLE')
    const { id, line } = await handedOver(30)
    for (const items of [[item({ id: 'no-such-line' })], [item(line, 99)], [item(line), item(line, 98)]])
      expect(codeOf(await report(id, items))).toBe('REPORTED_ITEMS_UNKNOWN')
    const { api } = await world.guest()
    expect((await report(id, [item(line)], api)).status).toBe(404)
    expect((await api.get(pathOf(getReporting.path, { id }))).status).toBe(404)
  })

  it('waits for a person from the third time on, who gives it back', async () => {
    const { id, line } = await handedOver(30)
    const { report: waiting } = reportItems.answer.parse((await report(id, [item(line)])).body)
    expect([waiting?.state, await givenBack(id)]).toEqual(['waiting', []])
    const decide = () => platform.console.post(`/console/api/reports/${id}`, { state: 'given-back' })
    const answers = [await decide(), await decide()]
    expect(answers.map(({ body }) => body.state)).toEqual(['given-back', 'given-back'])
    expect(await givenBack(id)).toEqual([{ amount: line?.price.value, reason: 'missing', by: 'support', dueAt: null }])
  })

  it('is told what became of it, once somebody has looked', async () => {
    const { id, line } = await handedOver(30)
    await report(id, [item(line)])
    expect((await platform.console.post(`/console/api/reports/${id}`, { state: 'declined' })).body.state).toBe(
      'declined',
    )
    expect((await platform.console.post(`/console/api/reports/${id}`, { state: 'given-back' })).body.state).toBe(
      'declined',
    )
    const said = getReporting.answer.parse((await world.me.api.get(pathOf(getReporting.path, { id }))).body)
    expect(said).toMatchObject({ until: null, report: { state: 'declined', due_by: null } })
  })
})
