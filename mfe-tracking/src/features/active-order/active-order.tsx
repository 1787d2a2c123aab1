import { css } from '@emotion/react'
import { formatTime, MARKETS } from '@galo/domain'
import { Link, sitePaths, useLocation } from '@galo/navigation'
import { useNow, useServices } from '@galo/services'
import { useStore } from '@galo/state'
import { ArrowRightIcon, FireFillIcon } from '@galo/ui'
import { activeOrder } from './active-order.model'

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

/** An order on its way to being eaten, one line, wherever the customer is; leads to its page. */
export const ActiveOrder = () => {
  const { timeZone } = MARKETS[useServices().config.market]
  const { pathname } = useLocation()
  const orders = useStore('submittedOrder', (log) => log.orders)
  const answers = useStore('tracking', ({ byId }) => byId)
  const active = activeOrder(orders, answers, useNow())
  // On its own page the banner would say what the page says.
  if (active === null || pathname === sitePaths.order(active.orderId)) return null
  return (
    <aside css={banner} aria-label="Order in progress">
      <Link to={sitePaths.order(active.orderId)}>
        <FireFillIcon size={20} />
        <span className="words">
          {active.kind === 'confirmed' ? (
            <>
              <b>Order {active.shortId} is confirmed.</b>
              {active.collectAt !== null && ` Collect at ${formatTime(active.collectAt, timeZone)}.`}
            </>
          ) : (
            <b>Your order is with the restaurant.</b>
          )}
        </span>
        <ArrowRightIcon size={20} />
      </Link>
    </aside>
  )
}
