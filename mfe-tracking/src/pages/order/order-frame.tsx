import type { ReactNode } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { OutcomeAside } from '../../features/order-progress/outcome-aside'
import { outcomeOf } from '../../features/order-progress/tracking.model'
import { OrderSummary } from '../../features/order-summary/order-summary'
import { ReceiptLink } from '../../features/receipt/receipt-link'
import { useRestaurant } from '../../features/pick-up-place/use-restaurant'
import type { RiderReading } from '../../features/rider/rider.model'
import { fulfilmentTracking } from '../../fulfilment/fulfilment-trackings'
import { OrderHelp } from './order-help'
import { endedLayout, orderLayout } from './order-layout'

export interface OrderFrameProps {
  readonly order: SubmittedOrder
  /** Who brings it, while somebody does. */
  readonly rider: RiderReading | null
  readonly children: ReactNode
}

/** What stays the same around an order, whatever becomes of it: the bag, the help, and while it goes on, where it is collected or brought. */
export const OrderFrame = ({ order, rider, children }: OrderFrameProps) => {
  const restaurant = useRestaurant(order.restaurant_id)
  const { Place } = fulfilmentTracking(order)
  const outcome = outcomeOf(order)
  return (
    <div css={outcome === null ? orderLayout : endedLayout}>
      <div className="panel">
        {children}
        <OrderSummary order={order} />
        <ReceiptLink order={order} />
        <OrderHelp restaurant={restaurant} shortId={order.short_id} table={order.fulfilment.table ?? null} />
      </div>
      {outcome === null ? (
        <Place order={order} restaurant={restaurant} rider={rider} />
      ) : (
        <OutcomeAside order={order} outcome={outcome} />
      )}
    </div>
  )
}
