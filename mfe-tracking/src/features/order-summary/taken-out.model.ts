import type { SubmittedOrder } from '@galo/contracts/orders'

/** Why a kitchen takes something out of an order: it has run out. */
const SOLD_OUT = 'sold-out'

type Refunded = Pick<SubmittedOrder, 'part_refunds' | 'order_items'>

/** How many portions of a line the restaurant took out (J13). */
export const portionsTakenOut = ({ part_refunds }: Pick<SubmittedOrder, 'part_refunds'>, lineId: string): number =>
  (part_refunds ?? [])
    .filter(({ reason }) => reason === SOLD_OUT)
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => id === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** What the restaurant took out, by name, in the order's own order; empty when it took nothing. */
export const takenOutNames = (order: Refunded): readonly string[] =>
  order.order_items.flatMap(({ id, display_name, quantity }) => {
    const taken = portionsTakenOut(order, id)
    if (taken === 0) return []
    return [taken < quantity || taken > 1 ? `${taken} × ${display_name}` : display_name]
  })

/** The parts that went back for it. */
export const takenOutRefunds = ({ part_refunds }: Pick<SubmittedOrder, 'part_refunds'>) =>
  (part_refunds ?? []).filter(({ reason, lines }) => reason === SOLD_OUT && lines.length > 0)
