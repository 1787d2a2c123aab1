import { isFailedOrder, ORDER_STATES } from '@galo/domain'

/** The states of orders that nobody cooks: they take no slot and use no code up. */
export const FAILED_STATES = ORDER_STATES.filter(isFailedOrder)
