import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { formatTime, MARKETS } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { Badge, type BadgeTone } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { OrderAgain } from '../../features/order-again/order-again'
import { outcomeOf, stateWords } from '../../features/order-progress/tracking.model'
import { useRefundWords } from '../../features/order-progress/use-refund-words'
import { dishNames, orderTotal } from '../../features/order-summary/order-summary.model'
import { menuOf } from '../../features/restore-basket/restore-basket.model'
import { MY_ORDERS_WORDS } from './my-orders-page.words'

const card = css`
  display: grid;
  gap: 14px;
  justify-items: start;
  padding: 18px 20px;
  background: var(--surface);
  color: var(--text);
  border-radius: var(--r-3);
  box-shadow: var(--e-1);

  &:hover {
    box-shadow: var(--e-2);
  }
  & > a {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    width: 100%;
    color: inherit;
    text-decoration: none;
  }
  & b,
  & .sum {
    font: 700 var(--t-3) / 1.3 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  /* Beside each other where there is room; where there is none, the state goes under the day instead of breaking it. */
  & .line {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 16px;
  }
  /* Words on a badge stay in one line, but for a line that is too short for them. */
  & .line > :last-child {
    flex: initial;
    white-space: normal;
  }
  & .when {
    color: var(--text-2);
    font-size: var(--t-small);
    font-variant-numeric: tabular-nums;
  }
  & b {
    flex: 1;
    min-width: min-content;
  }
  & .sum {
    margin-inline-start: auto;
  }
  & .wide {
    flex: 1 0 100%;
  }
`

const toneOf = (order: SubmittedOrder): BadgeTone => {
  if (outcomeOf(order) !== null) return 'error'
  return order.order_state === 'confirmed' ? 'ok' : 'sun'
}

interface OrderCardProps {
  readonly orderId: string
  readonly placedAt: string
  /** What the platform last said; null while it has not answered. */
  readonly order: SubmittedOrder | null
}

/** One order in a list: where from, what, how much, how it stands, and what comes back of the money. */
export const OrderCard = ({ orderId, placedAt, order }: OrderCardProps) => {
  const locale = useLocale()
  const words = useWords(MY_ORDERS_WORDS)
  const { timeZone } = MARKETS[locale.market]
  const refund = useRefundWords()
  const when = `${formatDay(placedAt, timeZone, locale)}, ${formatTime(placedAt, timeZone)}`
  if (order === null)
    return (
      <article css={card}>
        <Link to={sitePaths.order(orderId)}>
          <b className="wide">{words.yourOrder}</b>
          <span className="wide line">
            <span className="when">{when}</span>
            <Badge tone="sun">{words.sent}</Badge>
          </span>
        </Link>
      </article>
    )
  const back = refund(order)
  const { table } = order.fulfilment
  return (
    <article css={card}>
      <Link to={sitePaths.order(orderId)}>
        <b>{order.restaurant?.name ?? words.order(order.short_id)}</b>
        <span className="sum">{orderTotal(order)}</span>
        <span className="wide line">
          <span className="when">
            {when} · {words.order(order.short_id)}
            {table != null && ` · ${words.table(table)}`}
          </span>
          <Badge tone={toneOf(order)}>{stateWords(order, locale)}</Badge>
        </span>
        <span className="wide">{dishNames(order)}</span>
        {back !== null && <span className="wide">{back}</span>}
      </Link>
      <OrderAgain order={order} to={menuOf(order)} named={dishNames(order)} />
    </article>
  )
}
