import { formatMoney } from '@galo/domain'
import type { OrderPlatform } from '../modules/orders'
import { leftOutOrders } from '../modules/orders'
import type { RestaurantRow } from '../modules/restaurants'
import { pickupLabel } from './board.wire'

/** The orders that the hours of a restaurant leave out, as its operator reads them. */
export const leftOutOf = async ({ db, clock }: OrderPlatform, restaurant: RestaurantRow) => {
  const now = clock.now()
  const rows = await leftOutOrders(db, restaurant, now)
  return {
    orders: rows.map(({ id, shortId, pickupTime, createdAt, customer, currency, grandTotal, tip }) => ({
      ...{ id, shortId, customerName: customer.first_name ?? '' },
      pickupLabel: pickupLabel(pickupTime ?? createdAt, restaurant.market, now),
      totalLabel: formatMoney({ currencyCode: currency, value: grandTotal + tip }),
    })),
  }
}
