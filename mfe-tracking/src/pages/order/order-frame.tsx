import type { ReactNode } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { outcomeOf } from '../../features/order-progress/tracking.model'
import { OrderSummary } from '../../features/order-summary/order-summary'
import { useRestaurant } from '../../features/pick-up-place/use-restaurant'
import { fulfilmentTracking } from '../../fulfilment/fulfilment-trackings'
import { OrderHelp } from './order-help'
import { orderLayout } from './order-layout'

export interface OrderFrameProps {
  readonly order: SubmittedOrder
  readonly children: ReactNode
}

/** What stays the same around an order, whatever becomes of it: the bag, the help, and while it goes on, where it is collected or brought. */
export const OrderFrame = ({ order, children }: OrderFrameProps) => {
  const restaurant = useRestaurant(order.restaurant_id)
  const { Place } = fulfilmentTracking(order)
  return (
    <div css={orderLayout}>
      <div className="panel">
        {children}
        <OrderSummary order={order} />
        <OrderHelp restaurant={restaurant} shortId={order.short_id} table={order.fulfilment.table ?? null} />
      </div>
      {outcomeOf(order) === null && <Place order={order} restaurant={restaurant} />}
    </div>
  )
}
