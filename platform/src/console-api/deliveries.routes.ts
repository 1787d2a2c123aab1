import { chooseOrderScenario, chooseScenario, getScenario, moveDelivery, redeliver } from '@galo/console/calls'
import { DELIVERY_STATES } from '@galo/domain'
import { z } from 'zod'
import { createArea } from '../kernel/http/answering'
import { parseWith, readBody } from '../kernel/http/body'
import { notFound, Refusal } from '../kernel/http/refusal'
import { moveOrder, type LifeEvent, type OrderPlatform } from '../modules/orders'
import { SCENARIOS, SCENARIO_NAMES, chooseForNext, scenarioForNext } from '../modules/simulation'

const scenarioSchema = z.object({ name: z.enum(SCENARIO_NAMES) })
/** `RIDER_ASSIGNED` or, as it looks better in an address, `rider-assigned`. */
const stepSchema = z.object({
  step: z
    .string()
    .transform((step) => step.toUpperCase().replaceAll('-', '_'))
    .pipe(z.enum(DELIVERY_STATES)),
})

/** What an operator, or a test, says instead of partners and riders, and how the next orders will go. */
export const deliveriesRoutes = (platform: OrderPlatform) => {
  const { db } = platform
  const { routes, answer } = createArea(platform, 'list')

  const move = async (id: string, event: LifeEvent) => {
    const moved = await moveOrder(platform, id, event)
    if (moved.kind === 'unknown-order') throw notFound('Order')
    if (moved.kind === 'refused') throw new Refusal(409, moved.why.code, moved.why.message)
    const { order, tries } = moved.life
    const [first, second] = tries
    return {
      id: order.id,
      order_state: order.state,
      delivery_state: first?.state ?? null,
      redelivery_state: second?.state ?? null,
      scenario: order.scenario,
      refunded_at: order.refundedAt?.toISOString() ?? null,
    }
  }

  const scenario = async () => ({
    name: await scenarioForNext(db),
    scenarios: SCENARIO_NAMES.map((name) => ({ name, about: SCENARIOS[name].about })),
  })
  answer(getScenario, scenario)
  answer(chooseScenario, async ({ body }) => {
    await chooseForNext(db, parseWith(scenarioSchema, body).name)
    return scenario()
  })
  answer(chooseOrderScenario, ({ body, params }) =>
    move(params.id, { kind: 'scenario', name: parseWith(scenarioSchema, body).name }),
  )
  answer(moveDelivery, ({ params }) => move(params.id, { kind: 'delivery', to: parseWith(stepSchema, params).step }))
  answer(redeliver, ({ body: { reason }, params }) => move(params.id, { kind: 'redelivery', reason }), {
    // Nothing sent is nothing said.
    read: async (c, schema) => ((await c.req.text()).trim() === '' ? parseWith(schema, {}) : readBody(c, schema)),
  })
  return routes
}
