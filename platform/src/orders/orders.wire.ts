import { guestStateOf } from '@galo/domain'
import type { OrderRow } from './orders.store'

export const orderStatus = ({ state }: OrderRow) => ({
  order_state: state,
  guest_order_state: guestStateOf(state),
  delivery_state: null,
})

/** An order as it was bought, in the specification's snake case (J05). */
export const submittedOrder = (row: OrderRow) => {
  const { totals, fees, menu_items } = row.basket
  return {
    id: row.id,
    short_id: row.shortId,
    basket_id: row.basketId,
    restaurant_id: row.restaurantId,
    created_at: row.createdAt.toISOString(),
    order_state: row.state,
    guest_order_state: guestStateOf(row.state),
    fulfilment: {
      type: row.fulfilmentType,
      pickup_time: row.pickupTime?.toISOString() ?? null,
      table: null,
      handover_code: null,
      delivery_state: null,
      delivery_partner_details: null,
      redelivery_details: null,
    },
    costs: { sub_total: totals.items, total: totals.grand_total, fees, discounts: [] },
    order_items: menu_items.map((item) => ({
      id: item.id,
      menu_item_id: item.menu_item_id,
      slug: item.slug,
      display_name: item.display_name,
      quantity: item.quantity,
      price: item.price,
      total_price: item.total_price,
      modifiers: item.modifiers,
      discounts: item.deductions,
    })),
    payment: { currency: row.currency },
    loyalty_card_number: null,
    is_age_restricted_order: menu_items.some((item) => item.age_restricted),
  }
}
