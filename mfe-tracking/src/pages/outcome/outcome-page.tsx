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

const SuccessPage = ({ orderId }: { readonly orderId: string | null }) => {
  const words = useWords(OUTCOME_PAGE_WORDS)
  return (
    <MessagePage>
      <EmptyState
        level={1}
        heading={orderId === null ? words.noOrder : words.orderIsIn}
        text={orderId === null ? words.noOrderText : words.orderIsInText}
        action={
          orderId === null ? (
            <ButtonLink component={Link} to={sitePaths.search()} variant="next">
              {words.findGalo}
            </ButtonLink>
          ) : (
            <ButtonLink component={Link} to={sitePaths.order(orderId)} variant="next">
              {words.watchOrder}
            </ButtonLink>
          )
        }
      />
    </MessagePage>
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
    <MessagePage>
      <EmptyState
        level={1}
        heading={heading}
        text={text(order === null ? null : refund(order))}
        action={
          order !== null && outcome !== null ? (
            <RestoreBasket order={order} way={way} label={words.ways[way]} />
          ) : (
            <ButtonLink component={Link} to={sitePaths.checkout()} variant="next">
              {words.ways[way]}
            </ButtonLink>
          )
        }
      />
    </MessagePage>
  )
}

const CheckEmailPage = () => {
  const words = useWords(OUTCOME_PAGE_WORDS)
  return (
    <MessagePage>
      <EmptyState
        level={1}
        heading={words.nothingToWaitFor}
        text={words.noEmails}
        action={
          <ButtonLink component={Link} to={sitePaths.myOrders()} variant="next">
            {words.yourOrders}
          </ButtonLink>
        }
      />
    </MessagePage>
  )
}

const LastOrderPage = ({ outcome }: { readonly outcome: Exclude<Outcome, 'check-email'> }) => {
  const { answer } = useMyOrders()
  const log = useStore('submittedOrder', (known) => known)
  const orderId = latestOrder(log, useNow())
  if (orderId === null && answer === 'loading') return <OrderSkeleton />
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
