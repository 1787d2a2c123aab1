import type { ReportedItem, SubmittedOrder } from '@galo/contracts/orders'
import { epochMs } from '@galo/domain'

/** What was chosen so far, by line. */
export type Chosen = Readonly<Record<string, Pick<ReportedItem, 'quantity' | 'problem'>>>

/** A dish that is ticked is one portion that is missing, until something else is said; ticked off it is forgotten. */
export const toggled = (chosen: Chosen, lineId: string): Chosen =>
  lineId in chosen
    ? Object.fromEntries(Object.entries(chosen).filter(([id]) => id !== lineId))
    : { ...chosen, [lineId]: { quantity: 1, problem: 'missing' } }

/** In the order's own order. */
export const reportedItems = (
  { order_items }: Pick<SubmittedOrder, 'order_items'>,
  chosen: Chosen,
): readonly ReportedItem[] =>
  order_items.flatMap(({ id }) => {
    const said = chosen[id]
    return said === undefined ? [] : [{ line_id: id, ...said }]
  })

/** Whether it may be there by now, so that it is worth asking. Who sits in the restaurant asks one of us instead. */
export const mayBeReported = ({ order_state, fulfilment }: SubmittedOrder, now: number): boolean => {
  if (order_state !== 'confirmed') return false
  const { type, pickup_time, delivery_state, redelivery_details } = fulfilment
  if (type === 'COLLECTION') return pickup_time != null && epochMs(pickup_time) <= now
  return type === 'DELIVERY' && (redelivery_details?.state ?? delivery_state) === 'DELIVERED'
}
