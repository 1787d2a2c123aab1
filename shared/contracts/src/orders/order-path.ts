/** One order on the platform, by its id; what is asked of it stands behind. */
export const ORDER_PATH = '/direct-orders/orders/:id'
