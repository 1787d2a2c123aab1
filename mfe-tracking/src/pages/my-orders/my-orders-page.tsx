import { traceOf } from '@galo/contracts/errors'
import { Link, sitePaths } from '@galo/navigation'
import { useStore } from '@galo/state'
import { ButtonLink, EmptyState, useHydrated } from '@galo/ui'
import { useWords } from '@galo/words'
import { useMyOrders } from '../../features/order-log/use-my-orders'
import { MessagePage } from '../message-page'
import { OutOfReachPage } from '../out-of-reach-page'
import { useArrivalFocus } from '../order/use-arrival-focus'
import { MyOrders } from './my-orders'
import { MyOrdersSkeleton } from './my-orders-page.skeleton'
import { MY_ORDERS_WORDS } from './my-orders-page.words'

const Loaded = () => {
  const words = useWords(MY_ORDERS_WORDS)
  const { answer, retry } = useMyOrders()
  const orders = useStore('submittedOrder', (log) => log.orders)
  const isEmpty = orders.length === 0
  useArrivalFocus(isEmpty && answer.kind === 'loading' ? null : `${isEmpty} ${answer.kind}`)
  if (!isEmpty) return <MyOrders log={orders} answer={answer} onRetry={retry} />
  switch (answer.kind) {
    case 'failed':
      return (
        <OutOfReachPage
          heading={words.outOfReach}
          text={words.outOfReachText}
          reference={traceOf(answer.error)}
          onRetry={retry}
        />
      )
    case 'ready':
      return (
        <MessagePage>
          <EmptyState
            level={1}
            heading={words.none}
            text={words.noneText}
            action={
              <ButtonLink component={Link} to={sitePaths.search()} variant="next">
                {words.findGalo}
              </ButtonLink>
            }
          />
        </MessagePage>
      )
    default:
      return <MyOrdersSkeleton />
  }
}

/** `/order/myorders`: everything this visitor has ordered. Whose token asks only the browser knows, so the server says nothing of it. */
export const MyOrdersPage = () => (useHydrated() ? <Loaded /> : <MyOrdersSkeleton />)
