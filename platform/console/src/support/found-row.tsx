import { css } from '@galo/css'
import { useWords } from '@galo/words'
import type { FoundOrder } from '../../calls'
import { numeric, tileStyle } from '../layout/rows'
import { dayAndTime } from '../time/wall-clock'
import { SUPPORT_WORDS } from './support.words'

const row = css`
  display: grid;
  gap: 0.25rem;
  width: 100%;
  padding: 0.75rem;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--surface-2);
  }
  &[aria-pressed='true'] {
    border-color: var(--limao-400);
    box-shadow: 0 0 0 1px var(--limao-400);
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.125rem 0.75rem;
  }
  b {
    font: 800 1.0625rem/1.3 var(--font-display);
  }
  small {
    color: var(--text-2);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
`

interface FoundRowProps {
  readonly order: FoundOrder
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One order that was found, with what it may have been found by. */
export const FoundRow = ({ order, isChosen, onChoose }: FoundRowProps) => {
  const words = useWords(SUPPORT_WORDS)
  const { shortId, customerName, paidLabel, backLabel, createdAt, restaurantName, postcode, phone, email } = order
  const by = [postcode, phone, order.cardLastFour === null ? null : words.lastFour(order.cardLastFour), email]
  return (
    <li>
      <button type="button" css={[tileStyle, row, numeric]} aria-pressed={isChosen} onClick={onChoose}>
        <span>
          <b>{shortId}</b>
          <small>{order.isRefunded ? words.refunded : words.states[order.state]}</small>
        </span>
        <span>
          <span>{[customerName, paidLabel].filter(Boolean).join(' · ')}</span>
          {backLabel !== null && !order.isRefunded && <small>{words.back(backLabel)}</small>}
        </span>
        <small>{`${dayAndTime(new Date(createdAt))} · ${restaurantName}`}</small>
        <small>{by.filter(Boolean).join(' · ')}</small>
      </button>
    </li>
  )
}
