/** One order on the platform, by its id; what is asked of it stands behind. */
export const ORDER_PATH = '/direct-orders/orders/:id'

/** Carries what a letter's link says: whoever has it may see this one order. */
export const ORDER_LINK_HEADER = 'x-order-link'
