import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { MARKETS } from '@galo/domain'
import { useNow } from '@galo/services'
import { useLocale, useWords } from '@galo/words'
import { moneyAfter } from './money-after.model'
import type { OrderOutcome } from './outcome.errors'
import { OUTCOME_WORDS } from './outcome.words'

const panel = css`
  display: grid;
  gap: 14px;
  width: 100%;
  padding: 18px;
  border-radius: var(--r-3);
  background: var(--ok-bg);
  &[data-nothing] {
    background: var(--azul-50);
  }
  & .sum {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 14px;
  }
  & .sum b {
    font: 900 2.25rem/1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  & ol {
    display: grid;
    gap: 12px;
  }
  & li {
    position: relative;
    padding-inline-start: 32px;
    font-size: var(--t-small);
  }
  & li b {
    display: block;
    font-variant-numeric: tabular-nums;
  }
  /* The way from one to the next. */
  & li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 8px auto -16px 8px;
    width: 4px;
    background: var(--ok);
  }
  & li::after {
    content: '';
    position: absolute;
    inset: 0 auto auto 0;
    width: 20px;
    height: 20px;
    border-radius: 8px 2px 8px 2px;
    border: 4px solid var(--ok);
    background: var(--surface);
  }
  & li[data-done]::after {
    background: var(--ok);
  }
  @media (min-width: 768px) {
    & ol {
      grid-template-columns: 1fr 1fr;
      gap: 0;
    }
    & li {
      padding: 26px 14px 0 0;
    }
    & li:not(:last-child)::before {
      inset: 8px 0 auto;
      width: auto;
      height: 4px;
    }
  }
`

interface MoneyAfterProps {
  readonly order: SubmittedOrder
  readonly outcome: OrderOutcome
}

/** What everybody looks for whose order came to nothing: how much comes back, where to and when. */
export const MoneyAfter = ({ order, outcome }: MoneyAfterProps) => {
  const { money } = useWords(OUTCOME_WORDS)
  const locale = useLocale()
  const { sum, says, isNothing, steps } = moneyAfter(order, outcome, useNow(), MARKETS[locale.market].timeZone, locale)
  return (
    <section css={panel} aria-label={money.title} data-nothing={isNothing || undefined}>
      <p className="sum">
        <b>{sum}</b> <span>{says}</span>
      </p>
      {steps.length > 0 && (
        <ol>
          {steps.map(({ id, when, what, isDone }) => (
            <li key={id} data-done={isDone || undefined}>
              <b>{when}</b>
              {what}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
