import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { WarningFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import type { OrderOutcome } from './outcome.errors'
import { OUTCOME_WORDS } from './outcome.words'
import { useRefundWords } from './use-refund-words'
import type { ReactNode } from 'react'

const block = css`
  display: grid;
  gap: 14px;
  justify-items: start;

  & .said {
    display: grid;
    gap: 10px;
  }
  & .said > svg {
    color: var(--error);
  }
  & h1 {
    font-size: var(--t-2);
    outline: 0;
  }
`

interface OrderNotCompletedProps {
  readonly order: SubmittedOrder
  readonly outcome: OrderOutcome
  /** The way on. */
  readonly children: ReactNode
}

/** A failed order (J13): what happened, what it means for the money, and the next step. */
export const OrderNotCompleted = ({ order, outcome, children }: OrderNotCompletedProps) => {
  const refundWordsOf = useRefundWords()
  const { heading, text } = useWords(OUTCOME_WORDS).outcomes[outcome]
  return (
    <div css={block}>
      <div className="said" role="alert">
        <WarningFillIcon size={28} />
        <h1 tabIndex={-1}>{heading}</h1>
        <p>{text(refundWordsOf(order))}</p>
      </div>
      {children}
    </div>
  )
}
