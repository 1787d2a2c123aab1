import type { SubmittedOrder } from '@galo/contracts/orders'

/** Of these a bank took nothing, so nothing was paid that a receipt could say (J13). */
const TOOK_NOTHING: readonly SubmittedOrder['order_state'][] = ['payment_declined', 'rejected_by_delivery_partner']

/** Whether money was taken for an order: the platform has a receipt then, and only then (X19). */
export const hasReceipt = ({ order_state, costs }: Pick<SubmittedOrder, 'order_state' | 'costs'>): boolean =>
  costs.total.value > 0 && !TOOK_NOTHING.includes(order_state)
