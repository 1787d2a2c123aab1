import { applyEvent, lastMoved, type LifeEvent, type OrderLife } from '../orders/orders.life'
import { nextEvent } from './next-event'

/** What comes due while an order is looked at once; a scenario has far fewer. */
const MOST_EVENTS = 100

const applied = (life: OrderLife, event: LifeEvent, at: Date): OrderLife => {
  const next = applyEvent(life, event, at)
  if (next.ok) return next.value
  throw new Error(`The simulation wanted what can not be: ${next.error.message} (order ${life.order.id})`)
}

/** The order as it is by `now`: everything that came due has happened, each at its own time and none before what happened last. */
export const caughtUp = (life: OrderLife, now: Date, confirmAfterS: number, since = lastMoved(life)): OrderLife => {
  let [current, last] = [life, since]
  for (let count = 0; count < MOST_EVENTS; count += 1) {
    const due = nextEvent(current, confirmAfterS)
    if (due === null || due.at > now) return current
    last = due.at > last ? due.at : last
    current = applied(current, due.event, last)
  }
  throw new Error(`The simulation finds no end for order ${life.order.id}`)
}
