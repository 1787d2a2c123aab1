import { applyEvent, lastMoved, type LifeEvent, type OrderLife } from './orders.life'
import type { Operations } from './orders.ports'

/** What comes due while an order is looked at once; a scenario has far fewer. */
const MOST_EVENTS = 100

const applied = (life: OrderLife, event: LifeEvent, at: Date): OrderLife => {
  const next = applyEvent(life, event, at)
  if (next.ok) return next.value
  throw new Error(`What came due can not be: ${next.error.message} (order ${life.order.id})`)
}

/** The order as it is by `now`: everything that came due has happened, each at its own time and none before what happened last. */
export const caughtUp = (
  { nextEvent }: Pick<Operations, 'nextEvent'>,
  life: OrderLife,
  now: Date,
  since = lastMoved(life),
): OrderLife => {
  let [current, last] = [life, since]
  for (let count = 0; count < MOST_EVENTS; count += 1) {
    const due = nextEvent(current)
    if (due === null || due.at > now) return current
    last = due.at > last ? due.at : last
    current = applied(current, due.event, last)
  }
  throw new Error(`There is no end to what comes due for order ${life.order.id}`)
}
