import { guestStateOf } from '@galo/domain'
import { isAgeRestricted } from '../basket'
import type { RestaurantRow } from '../restaurants'
import type { OrderBeside } from './orders.beside'
import { partRefund, type RefundRow } from './part-refunds'
import type { OrderRefund } from './refund.wire'
import type { DeliveryRow, OrderRow } from './orders.store'

/** An order with all that is said of it beside its own row. */
export interface WholeOrder {
  readonly order: OrderRow
  readonly tries: readonly DeliveryRow[]
  readonly refund: OrderRefund | null
  /** Whatever somebody gave back, whole or in part. */
  readonly given: readonly RefundRow[]
  readonly beside: OrderBeside
}

const restaurantOf = ({ slug, name, streetAddress, city, postcode }: RestaurantRow) => ({
  slug,
  name,
  address: `${streetAddress}, ${city} ${postcode}`,
})

const windowOf = ({ minimumMins, maximumMins }: DeliveryRow) => ({
  minimum_mins: minimumMins,
  maximum_mins: maximumMins,
})

/** How an order is brought, and how far that is: nothing of it says where to. */
export const deliveryOf = ({ order: row, tries: [first, second] }: Pick<WholeOrder, 'order' | 'tries'>) => ({
  type: row.fulfilmentType,
  delivery_state: row.fulfilmentType === 'DELIVERY' ? (first?.state ?? 'UNSTARTED') : null,
  delivery_partner_details: first === undefined ? null : { id: first.provider, estimated_window: windowOf(first) },
  redelivery_details:
    second === undefined ? null : { state: second.state, window: windowOf(second), reason: second.reason },
})

/** What polling reads (J05, J06, J07). */
export const orderStatus = ({
  order,
  tries,
  refund,
  given,
}: Pick<WholeOrder, 'order' | 'tries' | 'refund' | 'given'>) => ({
  order_state: order.state,
  guest_order_state: guestStateOf(order.state),
  delivery_state: deliveryOf({ order, tries }).delivery_state,
  redelivery_state: tries[1]?.state ?? null,
  refund,
  part_refund_count: given.filter(({ isWhole }) => !isWhole).length,
})

const fulfilmentOf = (whole: Pick<WholeOrder, 'order' | 'tries'>) => ({
  ...deliveryOf(whole),
  pickup_time: whole.order.pickupTime?.toISOString() ?? null,
  table: whole.order.table,
  handover_code: whole.order.handoverCode,
})

type Lines = OrderRow['basket']['menu_items']

/** Rewards and codes, each once, with what it took off all the lines (H03). */
const discountsOf = (lines: Lines): readonly Lines[number]['deductions'][number][] => {
  const byName = new Map<string, Lines[number]['deductions'][number]>()
  for (const deduction of lines.flatMap(({ deductions }) => deductions)) {
    const key = `${deduction.kind} ${deduction.display_name ?? ''}`
    const known = byName.get(key)
    const value = (known?.amount.value ?? 0) + deduction.amount.value
    byName.set(key, { ...deduction, amount: { ...deduction.amount, value } })
  }
  return [...byName.values()]
}

/** An order as it was bought, in the specification's snake case (J05). */
export const submittedOrder = (whole: WholeOrder, restaurant: RestaurantRow | undefined) => {
  const { order: row, refund, given, beside } = whole
  const { totals, fees, menu_items, loyalty } = row.basket
  const price = (value: number) => ({ currency_code: row.currency, value })
  return {
    id: row.id,
    short_id: row.shortId,
    basket_id: row.basketId,
    restaurant_id: row.restaurantId,
    restaurant: restaurant === undefined ? null : restaurantOf(restaurant),
    created_at: row.createdAt.toISOString(),
    order_state: row.state,
    guest_order_state: guestStateOf(row.state),
    address: row.address,
    fulfilment: fulfilmentOf(whole),
    costs: {
      sub_total: totals.items,
      total: price(row.grandTotal + row.tip),
      ...(row.tip > 0 && { tip: price(row.tip) }),
      fees,
      discounts: discountsOf(menu_items),
    },
    order_items: menu_items.map((item) => ({
      id: item.id,
      menu_item_id: item.menu_item_id,
      slug: item.slug,
      image_url: beside.pictureOf(item.menu_item_id),
      display_name: item.display_name,
      quantity: item.quantity,
      price: item.price,
      total_price: item.total_price,
      modifiers: item.modifiers,
      discounts: item.deductions,
      // Frozen with the basket: what the menu says later is about other food.
      allergens: item.allergens,
      diets: item.diets,
      containers: item.containers,
    })),
    payment: {
      currency: row.currency,
      card: beside.card && { brand: beside.card.brand, last_four: beside.card.lastFour },
    },
    refund,
    called_off_for: row.calledOffFor,
    answered_from: row.kitchenFrom?.toISOString() ?? null,
    stage_times: beside.stages.map(({ stage, at }) => ({ stage, at: at.toISOString() })),
    part_refunds: given.filter(({ isWhole }) => !isWhole).map(partRefund),
    loyalty_card_number: loyalty?.card_number ?? null,
    preferences: row.basket.preferences ?? null,
    is_age_restricted_order: isAgeRestricted(row.basket),
  }
}
