import { css } from '@emotion/react'
import type { SubmittedOrder } from '@galo/contracts'
import { PriceRows } from '@galo/ui'
import { orderTotal, summaryLine, summarySums } from './order-summary.model'

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
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr) auto;
    gap: 4px 10px;
    padding: 10px 0;
    border-top: 1px solid var(--border);
  }
  & li b {
    font-weight: 600;
  }
  & li small {
    grid-column: 2 / -1;
    color: var(--text-2);
    font-size: var(--t-small);
  }
  & .times {
    color: var(--text-2);
  }
`

/** What was bought and what it came to. */
export const OrderSummary = ({ order }: { readonly order: SubmittedOrder }) => (
  <section css={section} aria-labelledby="in-the-bag">
    <h2 id="in-the-bag">What’s in the bag</h2>
    <ul>
      {order.order_items.map(summaryLine).map(({ id, name, choices, quantity, price }) => (
        <li key={id}>
          <span className="times">{quantity} ×</span>
          <b>{name}</b>
          <span className="price">{price}</span>
          {choices !== '' && <small>{choices}</small>}
        </li>
      ))}
    </ul>
    <PriceRows rows={summarySums(order)} total={{ label: 'Total', amount: orderTotal(order) }} />
  </section>
)
