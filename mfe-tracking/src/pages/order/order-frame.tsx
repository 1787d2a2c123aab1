import type { ReactNode } from 'react'
import type { SubmittedOrder } from '@galo/contracts'
import { isFailedOrder } from '@galo/domain'
import { OrderSummary } from '../../features/order-summary/order-summary'
import { PickUpPlace } from '../../features/pick-up-place/pick-up-place'
import { useRestaurant } from '../../features/pick-up-place/use-restaurant'
import { OrderHelp } from './order-help'
import { orderLayout } from './order-layout'

export interface OrderFrameProps {
  readonly order: SubmittedOrder
  readonly children: ReactNode
}

/** What stays the same around an order, whatever becomes of it: the bag, the help, and while there is something to collect, where. */
export const OrderFrame = ({ order, children }: OrderFrameProps) => {
  const restaurant = useRestaurant(order.restaurant_id)
  return (
    <div css={orderLayout}>
      <div className="panel">
        {children}
        <OrderSummary order={order} />
        <OrderHelp restaurant={restaurant} shortId={order.short_id} />
      </div>
      {!isFailedOrder(order.order_state) && <PickUpPlace restaurant={restaurant} />}
    </div>
  )
}
