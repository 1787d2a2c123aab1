import type { ReactNode } from 'react'
import type { SubmittedOrder } from '@galo/contracts/orders'
import { formatTime, localDateOf, MARKETS } from '@galo/domain'
import { Link, sitePaths } from '@galo/navigation'
import { useNow } from '@galo/services'
import { ArrowUUpLeftIcon, Badge, CheckCircleFillIcon, VisuallyHidden, WarningCircleFillIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { OrderAgain } from '../../features/order-again/order-again'
import { outcomeOf } from '../../features/order-progress/tracking.model'
import { useRefundWords } from '../../features/order-progress/use-refund-words'
import { givenBackLines } from '../../features/order-summary/given-back.model'
import { dishNames, orderTotal } from '../../features/order-summary/order-summary.model'
import { menuOf } from '../../features/restore-basket/restore-basket.model'
import { HELP_ID } from '../order/order-help'
import { orderCard } from './order-card-style'
import { OrderPictures } from './order-pictures'
import { tagOf, toneOf, type OrderTag } from './order-tag.model'
import { wayOf } from './my-orders.model'
import { MY_ORDERS_WORDS } from './my-orders-page.words'

const TAG_ICONS = {
  delivered: <CheckCircleFillIcon size={16} />,
  collected: <CheckCircleFillIcon size={16} />,
  served: <CheckCircleFillIcon size={16} />,
  refunded: <ArrowUUpLeftIcon size={16} />,
  'not-completed': <WarningCircleFillIcon size={16} />,
} satisfies Record<OrderTag, ReactNode>

/** What became of the money of an order, in a sentence or two; empty where it was simply eaten. */
const useMoneyWords = (order: SubmittedOrder): string => {
  const locale = useLocale()
  const { why } = useWords(MY_ORDERS_WORDS)
  const refundOf = useRefundWords()
  const today = localDateOf(useNow(), MARKETS[locale.market].timeZone)
  const outcome = outcomeOf(order)
  if (outcome !== null) return [why[outcome], refundOf(order)].filter(Boolean).join(' ')
  return givenBackLines(order, today, locale)
    .map(({ what, when }) => `${what}. ${when}`)
    .join(' ')
}

interface OrderCardProps {
  readonly placedAt: string
  readonly order: SubmittedOrder
  /** Its receipt stands beside the list. */
  readonly isChosen: boolean
  /** The way to its receipt. */
  readonly receipt: ReactNode
}

/** One order in a list: where from, what, how much, how it ended, what came back of the money, and what can be done about it now. */
export const OrderCard = ({ placedAt, order, isChosen, receipt }: OrderCardProps) => {
  const locale = useLocale()
  const words = useWords(MY_ORDERS_WORDS)
  const { timeZone } = MARKETS[locale.market]
  const money = useMoneyWords(order)
  const [tag, way, dishes] = [tagOf(order), wayOf(order), dishNames(order)]
  const had = outcomeOf(order) === null ? words.had[way](order.address?.line_1 ?? null) : words.wanted[way]
  const { table } = order.fulfilment
  const restaurant = order.restaurant?.name ?? words.order(order.short_id)
  return (
    <article css={orderCard} data-chosen={isChosen || undefined}>
      <div className="top">
        <OrderPictures order={order} />
        <div className="name">
          <h3>
            <Link to={sitePaths.order(order.id)}>{table == null ? restaurant : words.atTable(restaurant, table)}</Link>
          </h3>
          <p className="when">
            {[
              `${formatDay(placedAt, timeZone, locale)}, ${formatTime(placedAt, timeZone)}`,
              had,
              words.order(order.short_id),
            ].join(' · ')}
          </p>
          <p>{dishes}</p>
        </div>
        <div className="sum">
          {orderTotal(order)}
          <Badge tone={toneOf(tag)} icon={TAG_ICONS[tag]}>
            {words.tags[tag]}
          </Badge>
        </div>
      </div>
      {money !== '' && <p className="back">{money}</p>}
      <div className="ways">
        <OrderAgain order={order} to={menuOf(order)} named={dishes} />
        {receipt}
        <Link to={`${sitePaths.order(order.id)}#${HELP_ID}`}>
          {words.help}
          <VisuallyHidden>{words.ofOrder(dishes)}</VisuallyHidden>
        </Link>
      </div>
    </article>
  )
}
