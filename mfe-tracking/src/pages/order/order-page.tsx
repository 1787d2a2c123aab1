import type { PageProps } from '@galo/navigation'
import { useWords } from '@galo/words'
import { OrderAgain } from '../../features/order-again/order-again'
import { menuOf } from '../../features/restore-basket/restore-basket.model'
import { RestoreBasket } from '../../features/restore-basket/restore-basket'
import { useOrderLog } from '../../features/order-log/use-order-log'
import { OrderNotCompleted } from '../../features/order-progress/order-not-completed'
import { useTracking } from '../../features/order-progress/use-tracking'
import { wayOnAfter } from '../../features/order-progress/outcome.errors'
import { OUTCOME_WORDS } from '../../features/order-progress/outcome.words'
import { TakenOut } from '../../features/order-summary/taken-out'
import { useRider } from '../../features/rider/use-rider'
import { OrderFrame } from './order-frame'
import type { OrderPageData } from './order-page.loader'
import { OrderSkeleton } from './order-page.skeleton'
import { OrderMissing } from './order-missing'
import { OrderShared } from './order-shared'
import { OrderTold } from './order-told'
import { OrderUnderWay } from './order-under-way'
import { useArrivalFocus } from './use-arrival-focus'
import { useOrderSeen } from './use-order-seen'
import { useOrderTitle } from './use-order-title'
import { NotYoursPage } from '../not-yours-page'
import { OutOfReachPage } from '../out-of-reach-page'
import { ORDER_PAGE_WORDS } from './order-page.words'

/** `/order/myorders/:id`: one order, from "sent" to its end, moving by itself. */
export const OrderPage = ({ data: { orderId } }: PageProps<OrderPageData>) => {
  useOrderLog()
  const { view, stale, givenUp, reference, retry, lookAgain } = useTracking(orderId)
  const { rider, isGone } = useRider('order' in view ? view.order : null, lookAgain)
  useOrderTitle(view)
  useOrderSeen(view)
  useArrivalFocus(view.kind === 'looking' ? null : view.kind)

  const words = useWords(ORDER_PAGE_WORDS)
  const { ways } = useWords(OUTCOME_WORDS)
  switch (view.kind) {
    case 'looking':
      return <OrderSkeleton />
    case 'unknown-order':
      return <NotYoursPage heading={words.unknown} text={words.unknownText} />
    case 'out-of-reach':
      return (
        <OutOfReachPage
          heading={words.outOfReach}
          text={givenUp ? words.outOfReachText : words.stillAsking}
          reference={reference}
          onRetry={retry}
        />
      )
    case 'not-completed':
      return (
        <OrderFrame order={view.order} rider={null}>
          <OrderNotCompleted order={view.order} outcome={view.state}>
            <RestoreBasket order={view.order} way={wayOnAfter(view.state)} label={ways[wayOnAfter(view.state)]} />
          </OrderNotCompleted>
        </OrderFrame>
      )
    case 'waiting-for-restaurant':
    case 'confirmed':
      return (
        <OrderFrame order={view.order} rider={rider}>
          <OrderUnderWay
            view={view}
            rider={rider}
            isRiderGone={isGone}
            stale={stale}
            givenUp={givenUp}
            onRetry={retry}
          />
          <TakenOut order={view.order} menu={menuOf(view.order)} />
          <OrderTold order={view.order} />
          <OrderShared order={view.order} />
          <OrderAgain order={view.order} to={menuOf(view.order)} />
          <OrderMissing order={view.order} />
        </OrderFrame>
      )
    default:
      return view satisfies never
  }
}
