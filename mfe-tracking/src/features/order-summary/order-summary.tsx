import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { formatTime, isOnPremises, MARKETS } from '@galo/domain'
import { PriceRows } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatDay } from '@galo/words/format'
import { orderTotal, summaryLine, summarySums, totalLabel } from './order-summary.model'
import { lineWarning, wishLines } from './order-wishes.model'
import { ORDER_SUMMARY_WORDS } from './order-summary.words'

const section = css`
  display: grid;
  gap: 10px;

  & h2 {
    font-size: var(--t-3);
  }
  & .price {
    font-variant-numeric: tabular-nums;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    padding: 10px 0;
    border-top: 1px solid var(--border);
  }
  & .times {
    flex: 0 0 2rem;
  }
  /* A dish is never broken in two: where its price has no room beside it, that goes below. */
  & li b {
    flex: 1;
    min-width: min-content;
    font-weight: 600;
  }
  & .price {
    margin-inline-start: auto;
  }
  & li small {
    flex: 1 0 100%;
    padding-inline-start: calc(2rem + 10px);
    color: var(--text-2);
    font-size: var(--t-small);
  }
  & li .warning {
    color: var(--error);
    font-weight: 600;
  }
  & .wishes {
    padding: 12px 16px;
    border-radius: var(--r-2);
    background: var(--azul-50);
    font-weight: 600;
  }
  & .wishes li {
    padding: 2px 0;
    border-top: 0;
  }
  & .times,
  & .ordered {
    color: var(--text-2);
  }
  @media print {
    break-inside: avoid;
    & li {
      padding: 4px 0;
    }
  }
`

/** What was bought, when and from whom, and what it came to: the receipt, on paper too. */
export const OrderSummary = ({ order }: { readonly order: SubmittedOrder }) => {
  const locale = useLocale()
  const words = useWords(ORDER_SUMMARY_WORDS)
  const { timeZone } = MARKETS[locale.market]
  const { created_at, restaurant, loyalty_card_number: card } = order
  const wishes = wishLines(order.preferences, locale)
  return (
    <section css={section} aria-labelledby="in-the-bag">
      <h2 id="in-the-bag">{isOnPremises(order.fulfilment.type) ? words.onTheTable : words.inTheBag}</h2>
      <p className="ordered">
        {words.ordered(`${formatDay(created_at, timeZone, locale)}, ${formatTime(created_at, timeZone)}`)}
        {restaurant != null && ` · ${restaurant.name}, ${restaurant.address}`}
      </p>
      <ul>
        {order.order_items.map((item) => {
          const { id, name, choices, quantity, price } = summaryLine(item)
          const warning = lineWarning(item, order.preferences, locale)
          return (
            <li key={id}>
              <span className="times">{quantity} ×</span>
              <b>{name}</b>
              <span className="price">{price}</span>
              {choices !== '' && <small>{choices}</small>}
              {warning !== null && <small className="warning">{warning}</small>}
            </li>
          )
        })}
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
    </section>
  )
}
