import type { ReactNode } from 'react'
import { Link, sitePaths, type PageProps } from '@galo/navigation'
import { useNow } from '@galo/services'
import { useStore } from '@galo/state'
import { ButtonLink, EmptyState, useHydrated } from '@galo/ui'
import { useWords } from '@galo/words'
import { RestoreBasket } from '../../features/restore-basket/restore-basket'
import { latestOrder } from '../../features/order-log/order-log.model'
import { useMyOrders } from '../../features/order-log/use-my-orders'
import { wayOnAfter } from '../../features/order-progress/outcome.errors'
import { OUTCOME_WORDS } from '../../features/order-progress/outcome.words'
import { outcomeOf } from '../../features/order-progress/tracking.model'
import { useRefundWords } from '../../features/order-progress/use-refund-words'
import type { Outcome } from './outcome'
import { MessagePage } from '../message-page'
import { OrderSkeleton } from '../order/order-page.skeleton'
import { OUTCOME_PAGE_WORDS } from './outcome-page.words'

interface OutcomeMessageProps {
  readonly heading: string
  readonly text: string
  /** The one next step. */
  readonly action: ReactNode
}

const OutcomeMessage = (props: OutcomeMessageProps) => (
  <MessagePage>
    <EmptyState level={1} {...props} />
  </MessagePage>
)

const NextStep = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <ButtonLink component={Link} to={to} variant="next">
    {children}
  </ButtonLink>
)

const SuccessPage = ({ orderId }: { readonly orderId: string | null }) => {
  const words = useWords(OUTCOME_PAGE_WORDS)
  return orderId === null ? (
    <OutcomeMessage
      heading={words.noOrder}
      text={words.noOrderText}
      action={<NextStep to={sitePaths.search()}>{words.findGalo}</NextStep>}
    />
  ) : (
    <OutcomeMessage
      heading={words.orderIsIn}
      text={words.orderIsInText}
      action={<NextStep to={sitePaths.order(orderId)}>{words.watchOrder}</NextStep>}
    />
  )
}

const FailurePage = ({ orderId }: { readonly orderId: string | null }) => {
  const order = useStore('tracking', ({ byId }) => (orderId === null ? null : (byId[orderId] ?? null)))
  const refund = useRefundWords()
  const outcome = order === null ? null : outcomeOf(order)
  const words = useWords(OUTCOME_WORDS)
  const { heading, text } = outcome === null ? words.unknown : words.outcomes[outcome]
  const way = outcome === null ? 'checkout' : wayOnAfter(outcome)
  return (
    <OutcomeMessage
      heading={heading}
      text={text(order === null ? null : refund(order))}
      action={
        order !== null && outcome !== null ? (
          <RestoreBasket order={order} way={way} label={words.ways[way]} />
        ) : (
          <NextStep to={sitePaths.checkout()}>{words.ways[way]}</NextStep>
        )
      }
    />
  )
}

const CheckEmailPage = () => {
  const words = useWords(OUTCOME_PAGE_WORDS)
  return (
    <OutcomeMessage
      heading={words.nothingToWaitFor}
      text={words.letterText}
      action={<NextStep to={sitePaths.myOrders()}>{words.yourOrders}</NextStep>}
    />
  )
}

const LastOrderPage = ({ outcome }: { readonly outcome: Exclude<Outcome, 'check-email'> }) => {
  const { answer } = useMyOrders()
  const log = useStore('submittedOrder', (known) => known)
  const orderId = latestOrder(log, useNow())
  if (orderId === null && answer.kind === 'loading') return <OrderSkeleton />
  return outcome === 'success' ? <SuccessPage orderId={orderId} /> : <FailurePage orderId={orderId} />
}

/**
 * `/order/myorders/success`, `failure`, `check-email`: the outcome of the latest order, for links without its id.
 * Which order that is, only the visitor's own token tells, so the server draws the skeleton.
 */
export const OutcomePage = ({ data: outcome }: PageProps<Outcome>) => {
  const isHydrated = useHydrated()
  if (outcome === 'check-email') return <CheckEmailPage />
  return isHydrated ? <LastOrderPage outcome={outcome} /> : <OrderSkeleton />
}
