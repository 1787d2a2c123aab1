import { useEffect, useRef, useState } from 'react'
import { css } from '@galo/css'
import { formatTime, MARKETS, zonedParts } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useNow } from '@galo/services'
import { Badge, Button } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { ReceiptLink } from '../../features/receipt/receipt-link'
import { dishNames } from '../../features/order-summary/order-summary.model'
import { byMonth, FIRST_SHOWN, type ListedOrder } from './my-orders.model'
import { OrderCard } from './order-card'
import { orderCard } from './order-card-style'
import { MY_ORDERS_WORDS } from './my-orders-page.words'

const month = css`
  & h2 {
    margin-block: 10px;
    color: var(--text-2);
    font-size: 1.0625rem;
  }
  & ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`

/** An order nobody has answered about yet. */
const UnheardCard = ({ orderId, placedAt }: Pick<ListedOrder, 'orderId' | 'placedAt'>) => {
  const words = useWords(MY_ORDERS_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  return (
    <article css={orderCard}>
      <div className="top">
        <div className="name">
          <h3>
            <Link to={sitePaths.order(orderId)}>{words.yourOrder}</Link>
          </h3>
          <p className="when">{`${formatDay(placedAt, timeZone, locale)}, ${formatTime(placedAt, timeZone)}`}</p>
        </div>
        <div className="sum">
          <Badge tone="sun">{words.sent}</Badge>
        </div>
      </div>
    </article>
  )
}

interface MonthsOfOrdersProps {
  readonly listed: readonly ListedOrder[]
  /** All at once: somebody searches. */
  readonly isWhole: boolean
  /** Whose receipt stands beside. */
  readonly chosen: string | null
  /** Puts a receipt beside the list; null where there is no room for it, and it has a page. */
  readonly onChoose: ((orderId: string) => void) | null
}

/** Orders under their months, the older ones on demand. */
export const MonthsOfOrders = ({ listed, isWhole, chosen, onChoose }: MonthsOfOrdersProps) => {
  const words = useWords(MY_ORDERS_WORDS)
  const locale = useLocale()
  const { timeZone } = MARKETS[locale.market]
  const thisYear = zonedParts(useNow(), timeZone).year
  const [isOpen, setOpen] = useState(false)
  const firstOlder = useRef<HTMLLIElement>(null)
  // Who pressed for them goes on reading with the first.
  useEffect(() => {
    if (isOpen) firstOlder.current?.querySelector('a')?.focus()
  }, [isOpen])
  const inSight = isWhole || isOpen ? listed : listed.slice(0, FIRST_SHOWN)
  const older = listed.length - inSight.length
  return (
    <>
      {byMonth(inSight, timeZone).map(({ year, month: number, orders }) => (
        <section key={`${year} ${number}`} css={month}>
          <h2>{year === thisYear ? words.months[number - 1] : words.monthOf(words.months[number - 1] ?? '', year)}</h2>
          <ul>
            {orders.map(({ orderId, placedAt, order }) => (
              <li key={orderId} ref={listed[FIRST_SHOWN]?.orderId === orderId ? firstOlder : undefined}>
                {order === null ? (
                  <UnheardCard orderId={orderId} placedAt={placedAt} />
                ) : (
                  <OrderCard
                    placedAt={placedAt}
                    order={order}
                    isChosen={orderId === chosen}
                    receipt={
                      <ReceiptLink
                        order={order}
                        named={dishNames(order)}
                        isChosen={orderId === chosen}
                        onChoose={onChoose && (() => onChoose(orderId))}
                      />
                    }
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {older > 0 && (
        <Button variant="outline" full onClick={() => setOpen(true)}>
          {words.older(older)}
        </Button>
      )}
    </>
  )
}
