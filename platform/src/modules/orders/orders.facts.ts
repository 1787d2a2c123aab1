import { asc, inArray } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { orderFacts } from '../../kernel/db/schema'
import type { Happened, LifeEvent } from './orders.life'

export type FactRow = typeof orderFacts.$inferSelect

const whatOf = (event: LifeEvent): string => {
  switch (event.kind) {
    case 'order':
      return event.event
    case 'delivery':
      return event.to
    case 'redelivery':
      return event.reason
    case 'refund':
      return 'whole'
    case 'called-off':
      return 'restaurant-called-off'
    case 'scenario':
      return event.name
    default:
      return event satisfies never
  }
}

/** Being called off is one of an order's own events, and only brings its reason along. */
const kindOf = ({ kind }: LifeEvent): FactRow['kind'] => (kind === 'called-off' ? 'order' : kind)

/** Writes down what has happened to an order, in the transaction that made it so. */
export const insertFacts = async (tx: Db, orderId: string, happened: readonly Happened[]): Promise<void> => {
  if (happened.length === 0) return
  await tx
    .insert(orderFacts)
    .values(
      happened.map(({ event, at, attempt }) => ({ orderId, at, attempt, kind: kindOf(event), what: whatOf(event) })),
    )
}

/** Of all of them, the first first. Of an order from before facts were written down there are none of that time. */
export const factsOf = async (db: Db, orderIds: readonly string[]): Promise<FactRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(orderFacts)
        .where(inArray(orderFacts.orderId, [...orderIds]))
        .orderBy(asc(orderFacts.id))
