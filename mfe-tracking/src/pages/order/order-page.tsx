import { Link, sitePaths, type PageProps } from '@galo/navigation'
import { ButtonLink, EmptyState, FailedState } from '@galo/ui'
import { FoodAgain } from '../../features/food-again/food-again'
import { useOrderLog } from '../../features/order-log/use-order-log'
import { OrderProgress } from '../../features/order-progress/order-progress'
import { OrderNotCompleted } from '../../features/order-progress/order-not-completed'
import { useTracking } from '../../features/order-progress/use-tracking'
import { OUTCOME_COPY } from '../../features/order-progress/outcome.errors'
import { OrderFrame } from './order-frame'
import type { OrderPageData } from './order-page.loader'
import { OrderSkeleton } from './order-page.skeleton'
import { useArrivalFocus } from './use-arrival-focus'
import { useOrderTitle } from './use-order-title'
import { MessagePage } from '../message-page'

/** `/order/myorders/:id`: one order, from "sent" to its end, moving by itself. */
export const OrderPage = ({ data: { orderId } }: PageProps<OrderPageData>) => {
  useOrderLog()
  const { view, stale, givenUp, retry } = useTracking(orderId)
  useOrderTitle(view)
  useArrivalFocus(view.kind === 'looking' ? null : view.kind)

  switch (view.kind) {
    case 'looking':
      return <OrderSkeleton />
    case 'unknown-order':
      return (
        <MessagePage>
          <EmptyState
            level={1}
            heading="We don’t know this order"
            text="It may have a typo in it, or it was placed on another device. Your own orders are a tap away."
            action={
              <ButtonLink component={Link} to={sitePaths.myOrders()} variant="next">
                Your orders
              </ButtonLink>
            }
          />
        </MessagePage>
      )
    case 'out-of-reach':
      return (
        <MessagePage>
          <FailedState
            level={1}
            heading="We can’t reach your order"
            text="The kitchen doesn’t answer us right now. Your order is not affected by that."
            onRetry={retry}
          />
        </MessagePage>
      )
    case 'not-completed':
      return (
        <OrderFrame order={view.order}>
          <OrderNotCompleted order={view.order} outcome={view.state}>
            <FoodAgain order={view.order} action={OUTCOME_COPY[view.state].action} />
          </OrderNotCompleted>
        </OrderFrame>
      )
    case 'waiting-for-restaurant':
    case 'confirmed':
      return (
        <OrderFrame order={view.order}>
          <OrderProgress view={view} stale={stale} givenUp={givenUp} onRetry={retry} />
        </OrderFrame>
      )
    default:
      return view satisfies never
  }
}
