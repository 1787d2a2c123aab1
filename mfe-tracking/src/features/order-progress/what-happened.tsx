import type { SubmittedOrder } from '@galo/contracts/orders'
import { css } from '@galo/css'
import { MARKETS } from '@galo/domain'
import { CheckIcon, XIcon } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import type { OrderOutcome } from './outcome.errors'
import { OUTCOME_WORDS } from './outcome.words'
import { stagesReached } from './what-happened.model'

const card = css`
  display: grid;
  gap: 14px;
  padding: 20px;
  background: var(--surface);
  border-radius: var(--r-3);
  box-shadow: var(--e-1);

  & h2 {
    font-size: 1.25rem;
  }
  & li {
    position: relative;
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: 14px;
    min-height: 56px;
    font-weight: 600;
  }
  & li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 48px auto -8px 18px;
    width: 4px;
    background: var(--action);
  }
  & .petal {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: 15px 4px 15px 4px;
    background: var(--action);
    color: var(--on-action);
  }
  & li:last-child {
    font-weight: 800;
  }
  & li:last-child .petal {
    background: var(--error);
    color: var(--surface);
  }
  & time {
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
`

interface WhatHappenedProps {
  readonly order: SubmittedOrder
  readonly outcome: OrderOutcome
}

/** The stages an order had reached before it came to nothing, and how it ended. */
export const WhatHappened = ({ order, outcome }: WhatHappenedProps) => {
  const { whatHappened, ends } = useWords(OUTCOME_WORDS)
  const locale = useLocale()
  return (
    <section css={card} aria-labelledby="what-happened">
      <h2 id="what-happened">{whatHappened}</h2>
      <ol>
        {stagesReached(order, MARKETS[locale.market].timeZone, locale).map(({ label, time }) => (
          <li key={label}>
            <span className="petal">
              <CheckIcon size={20} />
            </span>
            {label}
            <time>{time}</time>
          </li>
        ))}
        <li>
          <span className="petal">
            <XIcon size={20} />
          </span>
          {ends[outcome]}
        </li>
      </ol>
    </section>
  )
}
