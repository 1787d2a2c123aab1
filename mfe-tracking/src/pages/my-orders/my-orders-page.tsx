import { css } from '@emotion/react'
import { formatDay, formatTime, MARKETS } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { ButtonLink, EmptyState, Page, useHydrated } from '@galo/ui'
import { useOrderLog } from '../../features/order-log/use-order-log'
import { stateWords } from '../../features/order-progress/tracking.model'
import { MessagePage } from '../message-page'
import { OrderSkeleton } from '../order/order-page.skeleton'

const list = css`
  display: grid;
  gap: 12px;
  max-width: 44rem;
  margin-block: 20px 56px;

  & a {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 16px;
    padding: 18px 20px;
    background: var(--surface);
    color: var(--text);
    border-radius: var(--r-3);
    box-shadow: var(--e-1);
    text-decoration: none;
  }
  & a:hover {
    box-shadow: var(--e-2);
  }
  & b {
    font: 700 var(--t-3) / 1.3 var(--font-display);
  }
  & span {
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
`

const title = css`
  padding-top: 24px;
  outline: 0;
`

const MyOrders = () => {
  useOrderLog()
  const { timeZone } = MARKETS[useServices().config.market]
  const orders = useStore('submittedOrder', (log) => log.orders)
  const answers = useStore('tracking', ({ byId }) => byId)
  if (orders.length === 0)
    return (
      <MessagePage>
        <EmptyState
          level={1}
          heading="No orders in this visit"
          text="Orders show up here for as long as this tab is open. The coals are up. All we need is you."
          action={
            <ButtonLink component={Link} to={sitePaths.search()} variant="next">
              Find my Galo
            </ButtonLink>
          }
        />
      </MessagePage>
    )
  return (
    <Page>
      <h1 css={title} tabIndex={-1}>
        Your orders
      </h1>
      <ul css={list}>
        {orders.map(({ orderId, placedAt }) => {
          const answer = answers[orderId]
          return (
            <li key={orderId}>
              <Link to={sitePaths.order(orderId)}>
                <b>{answer ? `Order ${answer.short_id}` : 'Your order'}</b>
                <span>{answer ? stateWords(answer.order_state) : 'Sent to the restaurant'}</span>
                <span>
                  {formatDay(placedAt, timeZone)}, {formatTime(placedAt, timeZone)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Page>
  )
}

/** `/order/myorders`: the way back to what was ordered in this visit. Only this browser knows, so the server says nothing of it. */
export const MyOrdersPage = () => (useHydrated() ? <MyOrders /> : <OrderSkeleton />)
