import { isFailedOrder } from '@galo/domain'
import type { OrderPlatform } from '../orders'
import { deliveryOf, type DeliveryRow, type OrderRow, type StageTime } from '../orders'

interface Watched {
  readonly order: OrderRow
  readonly tries: readonly DeliveryRow[]
  readonly stages: readonly StageTime[]
  readonly restaurantName: string | null
  readonly rider: ReturnType<OrderPlatform['operations']['trackRider']>
  readonly until: Date
}

/** Of an order what whoever follows it may know (0184): named field by field, so that what is added to an order is not shared by itself. */
export const watchedOrder = ({ order, tries, stages, restaurantName, rider, until }: Watched) => {
  const { type, delivery_state, delivery_partner_details, redelivery_details } = deliveryOf({ order, tries })
  return {
    id: order.id,
    created_at: order.createdAt.toISOString(),
    order_state: isFailedOrder(order.state) ? ('rejected' as const) : order.state,
    answered_from: order.kitchenFrom?.toISOString() ?? null,
    restaurant_name: restaurantName,
    fulfilment: {
      type,
      delivery_state,
      delivery_partner_details,
      redelivery_details: redelivery_details && { state: redelivery_details.state, window: redelivery_details.window },
    },
    stage_times: stages.map(({ stage, at }) => ({ stage, at: at.toISOString() })),
    estimated_arrival: rider?.estimated_arrival ?? null,
    until: until.toISOString(),
  }
}
