import type { ReactNode } from 'react'
import { css } from '@galo/css'

const rows = css`
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.1875rem;
  }
  dd {
    white-space: nowrap;
  }
  .price-saved {
    color: var(--ok);
    font-weight: 600;
  }
  .price-total {
    margin-block-start: 0.5rem;
    padding-block-start: 0.75rem;
    border-block-start: 1px dashed var(--border-field);
    font: 800 1.25rem/1.2 var(--font-display);
  }
`

export interface PriceRow {
  readonly label: ReactNode
  /** Finished: '£2.49', '−£3.14' */
  readonly amount: string
  /** `ok`: money saved. */
  readonly tone?: 'ok' | undefined
}

/** What a basket comes to. */
export const PriceRows = ({
  rows: list,
  total,
  className,
}: {
  readonly rows: readonly PriceRow[]
  readonly total?: PriceRow | undefined
  readonly className?: string
}) => (
  <dl css={rows} className={className}>
    {list.map((row, index) => (
      <div key={index} className={row.tone === 'ok' ? 'price-saved' : undefined}>
        <dt>{row.label}</dt>
        <dd>{row.amount}</dd>
      </div>
    ))}
    {total !== undefined && (
      <div className="price-total">
        <dt>{total.label}</dt>
        <dd>{total.amount}</dd>
      </div>
    )}
  </dl>
)
