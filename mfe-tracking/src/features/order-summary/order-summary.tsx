import type { SubmittedOrder } from '@galo/contracts/orders'
import { formatTime, isOnPremises, MARKETS } from '@galo/domain'
import { CardholderIcon, Picture, PriceRows } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { GivenBack } from './given-back'
import { orderTotal, paidWith, summaryLine, summarySums, totalLabel } from './order-summary.model'
import { orderSummary } from './order-summary-style'
import { lineWarning, wishLines } from './order-wishes.model'
import { portionsTakenOut } from './taken-out.model'
import { TAKEN_OUT_WORDS } from './taken-out.words'
import { ORDER_SUMMARY_WORDS } from './order-summary.words'

const SummaryItem = ({
  item,
  order,
}: {
  readonly item: SubmittedOrder['order_items'][number]
  readonly order: SubmittedOrder
}) => {
  const locale = useLocale()
  const words = useWords(ORDER_SUMMARY_WORDS)
  const { takenOut } = useWords(TAKEN_OUT_WORDS)
  const { name, choices, quantity, price } = summaryLine(item)
  const warning = lineWarning(item, order.preferences, locale)
  const taken = portionsTakenOut(order, item.id)
  return (
    <li data-gone={taken >= quantity || undefined}>
      {item.image_url != null && <Picture url={item.image_url} alt="" size={48} />}
      <div className="dish">
        <p>
          <b>{name}</b>
          {quantity > 1 && <span className="times">{words.times(quantity)}</span>}
        </p>
        {choices !== '' && <small>{choices}</small>}
        {warning !== null && <small className="warning">{warning}</small>}
        {taken > 0 && <small className="warning">{takenOut(taken, quantity)}</small>}
      </div>
      <span className="price">{price}</span>
    </li>
  )
}

/** What was bought, when and from whom, what it came to and how it was paid: the receipt, on paper too. */
export const OrderSummary = ({ order }: { readonly order: SubmittedOrder }) => {
  const locale = useLocale()
  const words = useWords(ORDER_SUMMARY_WORDS)
  const { timeZone } = MARKETS[locale.market]
  const { created_at, restaurant, loyalty_card_number: card } = order
  const wishes = wishLines(order.preferences, locale)
  const paid = paidWith(order, timeZone, locale)
  return (
    <section css={orderSummary} aria-labelledby="in-the-bag">
      <h2 id="in-the-bag">{isOnPremises(order.fulfilment.type) ? words.onTheTable : words.inTheBag}</h2>
      <p className="ordered">
        {words.ordered(`${formatDay(created_at, timeZone, locale)}, ${formatTime(created_at, timeZone)}`)}
        {restaurant != null && ` · ${restaurant.name}, ${restaurant.address}`}
      </p>
      <ul className="dishes">
        {order.order_items.map((item) => (
          <SummaryItem key={item.id} item={item} order={order} />
        ))}
      </ul>
      {card != null && <p className="ordered">{words.card(card.slice(-4))}</p>}
      {wishes.length > 0 && (
        <ul className="wishes">
          {wishes.map((wish) => (
            <li key={wish}>{wish}</li>
          ))}
        </ul>
      )}
      <PriceRows
        rows={summarySums(order, locale)}
        total={{ label: totalLabel(order, locale), amount: orderTotal(order) }}
      />
      {paid !== null && (
        <p className="paid">
          <CardholderIcon size={20} />
          {paid}
        </p>
      )}
      <GivenBack order={order} />
    </section>
  )
}
