import { css } from '@emotion/react'
import { formatMoney, type Money } from '@galo/domain'
import { Button, LockFillIcon } from '@galo/ui'
import { busyWords } from './place-order.errors'
import { isPaid, type PlaceOrderState } from './place-order.states'

/** At the foot of a phone, under the order beside the sections. */
const bar = css`
  position: fixed;
  z-index: var(--z-bar);
  inset: auto 0 0;
  padding: 0.75rem var(--gutter) max(0.75rem, env(safe-area-inset-bottom));
  background: var(--surface);
  border-block-start: 1px solid var(--border);
  @media (min-width: 1000px) {
    position: static;
    padding: 0;
    border: 0;
    background: none;
  }
`

interface PayBarProps {
  readonly state: PlaceOrderState
  readonly total: Money
  readonly onPay: () => void
}

/** The one next step. It stays on while something is missing and says what; while paying it says what it does. */
export const PayBar = ({ state, total, onPay }: PayBarProps) => {
  const busy = busyWords(state)
  const hasPaid = state.kind === 'stopped' && isPaid(state.attempt)
  const label = hasPaid || total.value === 0 ? 'Place order' : `Pay ${formatMoney(total)}`
  return (
    <div css={bar}>
      <Button variant="next" full icon={<LockFillIcon size={18} />} busy={busy ?? false} onClick={onPay}>
        {label}
      </Button>
    </div>
  )
}
