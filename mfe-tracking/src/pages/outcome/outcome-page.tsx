import { Link, sitePaths, type PageProps } from '@galo/navigation'
import { useNow } from '@galo/services'
import { useStore } from '@galo/state'
import { ButtonLink, EmptyState, useHydrated } from '@galo/ui'
import { FoodAgain } from '../../features/food-again/food-again'
import { latestOrder } from '../../features/order-log/order-log.model'
import { useMyOrders } from '../../features/order-log/use-my-orders'
import { OUTCOME_COPY, UNKNOWN_OUTCOME_COPY } from '../../features/order-progress/outcome.errors'
import { outcomeOf } from '../../features/order-progress/tracking.model'
import { useRefundWords } from '../../features/order-progress/use-refund-words'
import type { Outcome } from './outcome'
import { MessagePage } from '../message-page'
import { OrderSkeleton } from '../order/order-page.skeleton'

const SuccessPage = ({ orderId }: { readonly orderId: string | null }) => (
  <MessagePage>
    <EmptyState
      level={1}
      heading={orderId === null ? 'No order in sight' : 'Your order is in'}
      text={
        orderId === null
          ? 'We know of no order of yours today. If you placed one on another device, it moves along there.'
          : 'The restaurant has it. Watch it get confirmed.'
      }
      action={
        orderId === null ? (
          <ButtonLink component={Link} to={sitePaths.search()} variant="next">
            Find my Galo
          </ButtonLink>
        ) : (
          <ButtonLink component={Link} to={sitePaths.order(orderId)} variant="next">
            Watch your order
          </ButtonLink>
        )
      }
    />
  </MessagePage>
)

const FailurePage = ({ orderId }: { readonly orderId: string | null }) => {
  const order = useStore('tracking', ({ byId }) => (orderId === null ? null : (byId[orderId] ?? null)))
  const refund = useRefundWords()
  const outcome = order === null ? null : outcomeOf(order)
  const { heading, text, action } = outcome === null ? UNKNOWN_OUTCOME_COPY : OUTCOME_COPY[outcome]
  return (
    <MessagePage>
      <EmptyState
        level={1}
        heading={heading}
        text={text(order === null ? null : refund(order))}
        action={
          order !== null && outcome !== null ? (
            <FoodAgain order={order} action={action} />
          ) : (
            <ButtonLink component={Link} to={sitePaths.checkout()} variant="next">
              {action.label}
            </ButtonLink>
          )
        }
      />
    </MessagePage>
  )
}

const CheckEmailPage = () => (
  <MessagePage>
    <EmptyState
      level={1}
      heading="Nothing to wait for"
      text="We don’t send e-mails about orders. Yours are kept here, each with its receipt."
      action={
        <ButtonLink component={Link} to={sitePaths.myOrders()} variant="next">
          Your orders
        </ButtonLink>
      }
    />
  </MessagePage>
)

const LastOrderPage = ({ outcome }: { readonly outcome: Exclude<Outcome, 'check-email'> }) => {
  const { asking } = useMyOrders()
  const log = useStore('submittedOrder', (known) => known)
  const orderId = latestOrder(log, useNow())
  if (orderId === null && asking === 'asking') return <OrderSkeleton />
  return outcome === 'success' ? <SuccessPage orderId={orderId} /> : <FailurePage orderId={orderId} />
}

/**
 * `/order/myorders/success`, `failure`, `check-email`: what became of an order, for who comes from a link without its id.
 * Which order that is only this visitor's own token says, so the server says nothing of it.
 */
export const OutcomePage = ({ data: outcome }: PageProps<Outcome>) => {
  const isHydrated = useHydrated()
  if (outcome === 'check-email') return <CheckEmailPage />
  return isHydrated ? <LastOrderPage outcome={outcome} /> : <OrderSkeleton />
}
