import { DELIVERY_STATES } from '@galo/domain'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { parseWith, readBody } from '../http/body'
import { answerErrorsAs, notFound, Refusal } from '../http/refusal'
import type { LifeEvent } from '../orders/orders.life'
import { moveOrder } from '../orders/orders.move'
import type { Platform } from '../platform'
import { chooseForNext, scenarioForNext } from '../simulation/scenario.store'
import { SCENARIO_NAMES, SCENARIOS } from '../simulation/scenarios'

const LONGEST_REASON = 200
const scenarioSchema = z.object({ name: z.enum(SCENARIO_NAMES) })
const redeliverySchema = z.object({
  reason: z.string().trim().min(1).max(LONGEST_REASON).default('Nobody came to the door'),
})
/** `RIDER_ASSIGNED` or, as it looks better in an address, `rider-assigned`. */
const stepSchema = z.object({
  step: z
    .string()
    .transform((step) => step.toUpperCase().replaceAll('-', '_'))
    .pipe(z.enum(DELIVERY_STATES)),
})

/** What an operator, or a test, says instead of partners and riders, and how the next orders will go. */
export const deliveriesRoutes = ({ db, clock, config }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))

  const move = async (c: Context, event: LifeEvent) => {
    const id = c.req.param('id') ?? ''
    const moved = await moveOrder(db, id, event, clock.now(), config.kitchenConfirmAfterS)
    if (moved.kind === 'unknown-order') throw notFound('Order')
    if (moved.kind === 'refused') throw new Refusal(409, moved.why.code, moved.why.message)
    const { order, tries } = moved.life
    const [first, second] = tries
    return c.json({
      id: order.id,
      order_state: order.state,
      delivery_state: first?.state ?? null,
      redelivery_state: second?.state ?? null,
      scenario: order.scenario,
      refunded_at: order.refundedAt?.toISOString() ?? null,
    })
  }

  const answerScenario = async (c: Context) => {
    const scenarios = SCENARIO_NAMES.map((name) => ({ name, about: SCENARIOS[name].about }))
    return c.json({ name: await scenarioForNext(db), scenarios })
  }
  routes.get('/scenario', answerScenario)
  routes.put('/scenario', async (c) => {
    await chooseForNext(db, (await readBody(c, scenarioSchema)).name)
    return answerScenario(c)
  })
  routes.put('/orders/:id/scenario', async (c) =>
    move(c, { kind: 'scenario', name: (await readBody(c, scenarioSchema)).name }),
  )
  routes.post('/orders/:id/delivery/:step', (c) =>
    move(c, { kind: 'delivery', to: parseWith(stepSchema, c.req.param()).step }),
  )
  routes.post('/orders/:id/redelivery', async (c) => {
    const typed = (await c.req.text()).trim()
    const { reason } = typed === '' ? redeliverySchema.parse({}) : await readBody(c, redeliverySchema)
    return move(c, { kind: 'redelivery', reason })
  })
  return routes
}
