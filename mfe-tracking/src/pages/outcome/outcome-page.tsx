import { Link, sitePaths, type PageProps } from '@galo/navigation'
import { useStore } from '@galo/state'
import { ButtonLink, EmptyState, useHydrated } from '@galo/ui'
import { isFailedOrderState, OUTCOME_COPY, UNKNOWN_OUTCOME_COPY } from '../../features/order-progress/outcome.errors'
import { useOrderLog } from '../../features/order-log/use-order-log'
import type { Outcome } from './outcome'
import { MessagePage } from '../message-page'
import { OrderSkeleton } from '../order/order-page.skeleton'

const SuccessPage = ({ orderId }: { readonly orderId: string | null }) => (
  <MessagePage>
    <EmptyState
      level={1}
      heading="Your order is in"
      text={
        orderId === null
          ? 'This tab doesn’t know it any more. If you placed it in another one, it moves along there.'
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
  const state = useStore('tracking', ({ byId }) => (orderId === null ? null : (byId[orderId]?.order_state ?? null)))
  const copy = state !== null && isFailedOrderState(state) ? OUTCOME_COPY[state] : UNKNOWN_OUTCOME_COPY
  return (
    <MessagePage>
      <EmptyState
        level={1}
        heading={copy.heading}
        text={copy.text}
        action={
          <ButtonLink
            component={Link}
            to={copy.action.kind === 'checkout' ? sitePaths.checkout() : sitePaths.search()}
            variant="next"
          >
            {copy.action.label}
          </ButtonLink>
        }
      />
    </MessagePage>
  )
}

const CheckEmailPage = () => (
  <MessagePage>
    <EmptyState
      level={1}
      heading="Check your e-mail"
      text="If the link in it brought you here, you’re done. Orders of this visit are a tap away."
      action={
        <ButtonLink component={Link} to={sitePaths.myOrders()} variant="next">
          Orders of this visit
        </ButtonLink>
      }
    />
  </MessagePage>
)

const LastOrderPage = ({ outcome }: { readonly outcome: Exclude<Outcome, 'check-email'> }) => {
  useOrderLog()
  const orderId = useStore('submittedOrder', ({ orders }) => orders[0]?.orderId ?? null)
  return outcome === 'success' ? <SuccessPage orderId={orderId} /> : <FailurePage orderId={orderId} />
}

/**
 * `/order/myorders/success`, `failure`, `check-email`: what became of an order, for who comes from a link without its id.
 * Which order that is only this browser knows, so the server says nothing of it.
 */
export const OutcomePage = ({ data: outcome }: PageProps<Outcome>) => {
  const isHydrated = useHydrated()
  if (outcome === 'check-email') return <CheckEmailPage />
  return isHydrated ? <LastOrderPage outcome={outcome} /> : <OrderSkeleton />
}
