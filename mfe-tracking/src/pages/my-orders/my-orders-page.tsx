import { useState } from 'react'
import { traceOf } from '@galo/contracts/errors'
import { css } from '@galo/css'
import { Link, sitePaths } from '@galo/navigation'
import { useStore } from '@galo/state'
import { Button, ButtonLink, EmptyState, FailedState, Notice, Page, Reference, TextInput, useHydrated } from '@galo/ui'
import { useWords } from '@galo/words'
import { useMyOrders } from '../../features/order-log/use-my-orders'
import { MessagePage } from '../message-page'
import { OrderSkeleton } from '../order/order-page.skeleton'
import { useArrivalFocus } from '../order/use-arrival-focus'
import { OrderCard } from './order-card'
import { isFound, WORTH_SEARCHING } from './order-search.model'
import { MY_ORDERS_WORDS } from './my-orders-page.words'

const list = css`
  display: grid;
  gap: 12px;
  max-width: 44rem;
  margin-block: 20px 56px;
`

const search = css`
  max-width: 44rem;
  margin-top: 16px;
  & p {
    min-height: 1.5em;
    color: var(--text-2);
    font-size: var(--t-small);
  }
`

const title = css`
  padding-top: 24px;
  outline: 0;
`

const MyOrders = () => {
  const words = useWords(MY_ORDERS_WORDS)
  const { answer, retry } = useMyOrders()
  const orders = useStore('submittedOrder', (log) => log.orders)
  const answers = useStore('tracking', ({ byId }) => byId)
  const [typed, setTyped] = useState('')
  const isEmpty = orders.length === 0
  useArrivalFocus(isEmpty && answer.kind === 'loading' ? null : `${isEmpty} ${answer.kind}`)
  if (isEmpty && answer.kind === 'loading') return <OrderSkeleton />
  if (isEmpty && answer.kind === 'failed')
    return (
      <MessagePage>
        <FailedState
          level={1}
          heading={words.outOfReach}
          text={words.outOfReachText}
          reference={traceOf(answer.error)}
          onRetry={retry}
        />
      </MessagePage>
    )
  if (isEmpty)
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
  const shown = orders.filter(({ orderId }) => isFound(answers[orderId] ?? null, typed))
  return (
    <Page>
      <h1 css={title} tabIndex={-1}>
        {words.title}
      </h1>
      {answer.kind === 'failed' && (
        <Notice
          tone="warn"
          live
          title={words.kitchenOutOfReach}
          action={
            <Button variant="outline" size="small" onClick={retry}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.remembered}
          <Reference of={traceOf(answer.error)} />
        </Notice>
      )}
      {orders.length >= WORTH_SEARCHING && (
        <div css={search} role="search">
          <TextInput label={words.search} type="search" value={typed} onChange={setTyped} />
          <p role="status">
            {typed.trim() !== '' &&
              (shown.length === 0 ? words.noneFound(typed.trim()) : words.found(shown.length, orders.length))}
          </p>
        </div>
      )}
      <ul css={list}>
        {shown.map(({ orderId, placedAt }) => (
          <li key={orderId}>
            <OrderCard orderId={orderId} placedAt={placedAt} order={answers[orderId] ?? null} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

/** `/order/myorders`: everything this visitor has ordered. Whose token asks only the browser knows, so the server says nothing of it. */
export const MyOrdersPage = () => (useHydrated() ? <MyOrders /> : <OrderSkeleton />)
