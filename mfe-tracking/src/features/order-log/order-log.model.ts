import type { SubmittedOrderState } from '@galo/state'

type LoggedOrder = SubmittedOrderState['orders'][number]

/** More than anybody orders in one visit; keeps the saved state small. */
const KEPT = 20

/** The log with one more order, newest first. An order that is known already changes nothing. */
export const withOrder = (log: SubmittedOrderState, order: LoggedOrder): SubmittedOrderState =>
  log.orders.some(({ orderId }) => orderId === order.orderId) ? log : { orders: [order, ...log.orders].slice(0, KEPT) }
