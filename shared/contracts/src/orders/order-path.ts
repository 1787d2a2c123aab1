/** One order on the platform, by its id; what is asked of it stands behind. */
export const ORDER_PATH = '/direct-orders/orders/:id'

/** Carries what a letter's link says: whoever has it may see this one order. */
export const ORDER_LINK_HEADER = 'x-order-link'

/** Carries what a link to follow a delivery says: whoever has it may see how far this one is, and nothing else of it. */
export const ORDER_WATCH_HEADER = 'x-order-watch'
