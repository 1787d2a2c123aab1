import { css } from '@emotion/react'
import { formatTime, MARKETS } from '@galo/domain'
import { Link, sitePaths, useLocation } from '@galo/navigation'
import { useNow, useServices } from '@galo/services'
import { mayHaveBeenPaid, useStore } from '@galo/state'
import { ArrowRightIcon, FireFillIcon } from '@galo/ui'
import { activeOrder, type ActiveOrderView } from './active-order.model'

const banner = css`
  background: var(--limao-100);

  & a {
    display: flex;
    align-items: center;
    gap: 10px;
    max-width: var(--page);
    min-height: 48px;
    margin-inline: auto;
    padding: 6px var(--gutter);
    color: var(--text);
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  & .words {
    flex: 1;
    min-width: 0;
  }
  & a:hover .words {
    text-decoration: underline;
  }
  & svg:first-of-type {
    color: var(--brasa-600);
  }
`

const BannerWords = ({ active }: { readonly active: ActiveOrderView }) => {
  const { timeZone } = MARKETS[useServices().config.market]
  switch (active.kind) {
    case 'paying':
      return <b>You have a payment under way. See what became of it.</b>
    case 'unheard':
      return <b>You’ve placed an order. See how it stands.</b>
    case 'waiting':
      return <b>Your order is with the restaurant.</b>
    case 'confirmed':
      return (
        <>
          <b>Order {active.shortId} is confirmed.</b>
          {active.collectAt !== null && ` Collect at ${formatTime(active.collectAt, timeZone)}.`}
        </>
      )
  }
}

/** An order on its way to being eaten, or a payment nobody has heard of, one line, wherever the customer is; leads to its page. */
export const ActiveOrder = () => {
  const { pathname } = useLocation()
  const orders = useStore('submittedOrder', (log) => log.orders)
  const answers = useStore('tracking', ({ byId }) => byId)
  const isPaying = useStore('payment', mayHaveBeenPaid)
  const now = useNow()
  const active = isPaying ? ({ kind: 'paying' } as const) : activeOrder(orders, answers, now)
  // On its own page the banner would say what the page says.
  if (active === null) return null
  const to = active.kind === 'paying' ? sitePaths.checkout() : sitePaths.order(active.orderId)
  if (pathname === to) return null
  return (
    <aside css={banner} aria-label="Order in progress">
      <Link to={to}>
        <FireFillIcon size={20} />
        <span className="words">
          <BannerWords active={active} />
        </span>
        <ArrowRightIcon size={20} />
      </Link>
    </aside>
  )
}
