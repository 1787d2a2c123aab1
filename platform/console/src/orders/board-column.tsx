import { useId } from 'react'
import { css } from '@galo/css'
import { Empty } from '../layout/rows'
import type { Column } from './board.model'
import { Ticket } from './ticket'

const columnStyle = css`
  padding: 0.75rem;
  border-radius: var(--r-3);
  background: var(--trough);
  & > h2 {
    display: flex;
    justify-content: space-between;
    padding: 0.125rem 0.25rem 0.625rem;
    font-size: 1.0625rem;
    font-weight: 700;
  }
  @media (min-width: 1000px) {
    min-height: 24rem;
  }
`
const count = css`
  padding: 0 0.5625rem;
  border-radius: 9px 3px;
  background: var(--surface-2);
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
`
const tickets = css`
  display: grid;
  gap: 0.625rem;
  grid-template-columns: minmax(0, 1fr);
`

interface BoardColumnProps {
  readonly title: string
  /** Said while there is nothing in it. */
  readonly none: string
  readonly column: Column
  readonly isOneKitchen: boolean
  readonly onRide: (orderId: string) => void
}

export const BoardColumn = ({ title, none, column, isOneKitchen, onRide }: BoardColumnProps) => {
  const titleId = useId()
  return (
    <section css={columnStyle} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {title} <span css={count}>{column.count}</span>
      </h2>
      {column.orders.length === 0 && <Empty>{none}</Empty>}
      <div css={tickets}>
        {column.orders.map((order) => (
          <Ticket key={order.id} order={order} isOneKitchen={isOneKitchen} onRide={() => onRide(order.id)} />
        ))}
      </div>
    </section>
  )
}
