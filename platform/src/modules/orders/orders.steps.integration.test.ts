import { pathOf } from '@galo/contracts/call'
import { getOrderStatus } from '@galo/contracts/orders'
import { eq, inArray } from 'drizzle-orm'
import { deliveries, orders } from '../../kernel/db/schema'
import { cardEvents } from '../../providers/card/stand-in/card.tables'
import { createApi, signInGuest } from '../../proof/world/api'
import { orderDelivery } from '../../proof/world/order-delivery'
import { TUESDAY_18_00 } from '../../proof/world/start-test-platform'
import { runTestProcesses } from '../../proof/world/run-test-processes'
import { stepOwedRefunds } from '../payment'
import { stepDueOrders } from './orders.steps'

const SCENARIOS = ['default', 'rider-unassigned', 'redelivery-fails', 'partner-rejects'] as const

const processes = runTestProcesses()

describe('stepping orders from several places at once', () => {
  it('takes each step of each order once: one rider at a time, one refund', async () => {
    const { first } = processes
    const { api } = await signInGuest(first.url, 'UK', undefined, 'ana@example.com')
    const counter = createApi(first.url)
    for (const name of [...SCENARIOS, ...SCENARIOS]) {
      await counter.put('/console/api/scenario', { name })
      const id = await orderDelivery(api)
      expect((await api.get(pathOf(getOrderStatus.path, { id }))).status).toBe(200)
    }
    const start = Date.parse(TUESDAY_18_00)
    for (let minute = 0; minute <= 120; minute += 5) {
      const now = new Date(start + minute * 60_000)
      await Promise.all(
        [...processes.all, ...processes.all, ...processes.all].map(async ({ assembled }) => {
          await stepDueOrders(assembled, now)
          await stepOwedRefunds(assembled, now)
        }),
      )
    }

    const made = await first.db.select().from(orders)
    const tries = await first.db.select().from(deliveries)
    const refunds = (await first.db.select().from(cardEvents)).filter(({ type }) => type === 'charge.refunded')
    for (const { id, scenario } of made) {
      const mine = tries.filter(({ orderId }) => orderId === id).sort((one, other) => one.attempt - other.attempt)
      expect(mine.map(({ state, riders }) => [state, riders])).toEqual(
        {
          default: [['DELIVERED', 1]],
          'rider-unassigned': [['DELIVERED', 2]],
          'redelivery-fails': [
            ['UNDELIVERABLE', 1],
            ['UNDELIVERABLE', 1],
          ],
          'partner-rejects': [['REJECTED_BY_DELIVERY_PARTNER', 0]],
        }[scenario],
      )
    }
    expect(made).toHaveLength(8)
    expect(made.filter(({ refundedAt }) => refundedAt !== null)).toHaveLength(4)
    expect(refunds).toHaveLength(4)
    expect(new Set(refunds.map(({ intentId }) => intentId)).size).toBe(4)
  })
  it('lets no order wait for one that can not go on', async () => {
    const { first } = processes
    const { db, assembled } = first
    const { api } = await signInGuest(first.url, 'UK', undefined, 'ana@example.com')
    const due = new Date(Date.parse(TUESDAY_18_00) + 60_000)
    const orderAt = async (state: 'RIDER_ASSIGNED' | 'ACCEPTED_BY_DELIVERY_PARTNER') => {
      const id = await orderDelivery(api)
      await db.update(orders).set({ state: 'placed', scenario: 'default', dueAt: due }).where(eq(orders.id, id))
      // A rider who has waited for an hour moves before patience with the kitchen ends.
      const since = state === 'RIDER_ASSIGNED' ? new Date(due.getTime() - 60 * 60_000) : due
      await db.update(deliveries).set({ state, riders: 1, since }).where(eq(deliveries.orderId, id))
      return id
    }
    // A rider who waits for food that no kitchen has promised: nothing may come of it.
    const stuck = [await orderAt('RIDER_ASSIGNED'), await orderAt('RIDER_ASSIGNED')]
    const fine = await orderAt('ACCEPTED_BY_DELIVERY_PARTNER')
    const said = jest.spyOn(console, 'error').mockImplementation(() => {})
    await stepDueOrders(assembled, new Date(due.getTime() + 120 * 60_000))
    const words = said.mock.calls.map(([message]) => String(message))
    said.mockRestore()
    await db.update(orders).set({ dueAt: null }).where(inArray(orders.id, stuck))

    expect((await api.get(pathOf(getOrderStatus.path, { id: fine }))).body.data.delivery_state).toBe('DELIVERED')
    for (const id of stuck) expect(words.filter((message) => message.includes(id))).toHaveLength(1)
  })
})
