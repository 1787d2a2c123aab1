import { css } from '@emotion/react'
import type { SubmittedOrder } from '@galo/contracts'
import { orderTotal, summaryLine, summarySums } from './order-summary.model'

const section = css`
  display: grid;
  gap: 10px;

  & h2 {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    font-size: var(--t-3);
  }
  & h2 span,
  & dd,
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
  & dl {
    border-top: 1px solid var(--border);
    padding-top: 10px;
  }
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    color: var(--text-2);
  }
  & dl > .total {
    color: var(--text);
    font: 800 var(--t-3) / 1.6 var(--font-display);
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
      <dl>
        {summarySums(order).map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="total">
          <dt>Total</dt>
          <dd>{orderTotal(order)}</dd>
        </div>
      </dl>
    </section>
)
