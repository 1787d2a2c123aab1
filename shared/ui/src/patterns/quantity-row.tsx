import type { ReactNode } from 'react'
import { css } from '@galo/css'
import { Text } from '../type/text'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s-3)',
  alignItems: 'start',
})
/** As wide as its longest word at least: where that leaves no room beside it, the amount goes below. */
const what = css({ flex: '1', minWidth: 'min-content' })
const end = css({ marginInlineStart: 'auto' })
const count = css({
  display: 'grid',
  placeItems: 'center',
  minWidth: 28,
  height: 28,
  borderRadius: '10px 3px 10px 3px',
  background: 'var(--azul-100)',
  color: 'var(--azul-700)',
  fontWeight: 700,
  fontSize: 'var(--t-small)',
})

export interface QuantityRowProps {
  readonly quantity: number
  /** The number as it is read out. */
  readonly times: string
  /** Finished: '£13.95', or why there is none. */
  readonly amount: string
  readonly className?: string
  readonly children: ReactNode
}

/** A dish to read, in a list: how many, what, and what they cost. */
export const QuantityRow = ({ quantity, times, amount, className, children }: QuantityRowProps) => (
  <li css={row} className={className}>
    <span css={count} aria-label={times} role="img">
      {quantity}
    </span>
    <div css={what}>{children}</div>
    <Text as="span" numeric css={end}>
      {amount}
    </Text>
  </li>
)
