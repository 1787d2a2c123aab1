import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { ButtonLink, WarningFillIcon } from '@galo/ui'
import { useWords } from '@galo/words'
import { isOfTheDelivery, type OrderOutcome } from './outcome.errors'
import { MoneyAfter } from './money-after'
import { ORDER_PROGRESS_WORDS } from './order-progress.words'
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
  & .number {
    display: flex;
    align-items: center;
    gap: 10px;
    font-weight: 700;
    color: var(--error);
  }
  & h1 {
    font-size: var(--t-2);
    outline: 0;
  }
  & .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
`

/** A page of the website. */
const SUPPORT = '/help/section?id=contact'

interface OrderNotCompletedProps {
  readonly order: SubmittedOrder
  readonly outcome: OrderOutcome
  /** The way on. */
  readonly children: ReactNode
}

/** A failed order (J13): what happened, what it means for the money, and the next step. */
export const OrderNotCompleted = ({ order, outcome, children }: OrderNotCompletedProps) => {
  const refundWordsOf = useRefundWords()
  const { outcomes, calledOff, calledOffText, deliverySupport } = useWords(OUTCOME_WORDS)
  const { order: numbered } = useWords(ORDER_PROGRESS_WORDS)
  const { heading, text } = outcomes[outcome]
  const refund = refundWordsOf(order)
  const why = calledOff[order.called_off_for ?? '']
  return (
    <div css={block}>
      <div className="said" role="alert">
        <p className="number">
          <WarningFillIcon size={22} />
          {numbered(order.short_id)}
        </p>
        <h1 tabIndex={-1}>{heading}</h1>
        <p>{why === undefined ? text(refund) : calledOffText(why, refund)}</p>
      </div>
      <MoneyAfter order={order} outcome={outcome} />
      <div className="ways">
        {children}
        {isOfTheDelivery(outcome) && (
          <ButtonLink href={SUPPORT} variant="soft">
            {deliverySupport}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
