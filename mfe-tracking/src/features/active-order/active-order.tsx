import { css } from '@galo/css'
import { formatTime, MARKETS } from '@galo/domain'
import { Link, sitePaths, useLocation } from '@galo/navigation'
import { useNow } from '@galo/services'
import { useStore } from '@galo/state'
import { ArrowRightIcon, FireFillIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { laterDay } from '@galo/words/format'
import { activeOrder, mayHaveBeenPaid, type ActiveOrderView } from './active-order.model'
import { ACTIVE_ORDER_WORDS } from './active-order.words'

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
  const words = useWords(ACTIVE_ORDER_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const now = useNow()
  const collect = (at: string) => {
    const [day, time] = [laterDay(at, now, timeZone, locale), formatTime(at, timeZone)]
    return day === null ? words.collectAt(time) : words.collectOn(day, time)
  }
  switch (active.kind) {
    case 'paying':
      return <b>{words.paying}</b>
    case 'unheard':
      return <b>{words.unheard}</b>
    case 'waiting':
      return <b>{words.waiting}</b>
    case 'confirmed':
      return (
        <>
          <b>{words.confirmed(active.shortId)}</b>
          {active.collectAt !== null && ` ${collect(active.collectAt)}`}
          {active.table !== null && ` ${words.toTable(active.table)}`}
        </>
      )
  }
}

/** A banner for an active order or an unfinished payment, with a link to its page. */
export const ActiveOrder = () => {
  const { label } = useWords(ACTIVE_ORDER_WORDS)
  const { pathname } = useLocation()
  const orders = useStore('submittedOrder', (log) => log.orders)
  const answers = useStore('tracking', ({ byId }) => byId)
  const isPaying = useStore('payment', mayHaveBeenPaid)
  const now = useNow()
  const active = isPaying ? ({ kind: 'paying' } as const) : activeOrder(orders, answers, now)
  // Not on the page it leads to.
  if (active === null) return null
  const to = active.kind === 'paying' ? sitePaths.checkout() : sitePaths.order(active.orderId)
  if (pathname === to) return null
  return (
    <aside css={banner} aria-label={label}>
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
