import { useId } from 'react'
import { css } from '@galo/css'
import { VisuallyHidden } from '@galo/ui'
import { useWords } from '@galo/words'
import type { Filter, Shown } from './my-orders.model'
import { MY_ORDERS_WORDS } from './my-orders-page.words'

/** In one line, to be pushed sideways where it is longer than the screen; a mouse can't push. */
const row = css`
  display: flex;
  gap: 8px;
  margin-inline: -4px;
  padding: 4px;
  overflow-x: auto;
  scrollbar-width: none;

  @media (hover: hover) {
    flex-wrap: wrap;
  }
  & label {
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    min-height: var(--touch);
    padding-inline: 16px;
    border: 1.5px solid var(--border-field);
    border-radius: var(--r-full);
    background: var(--surface);
    font-weight: 600;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & label:has(:checked) {
    border-color: var(--action);
    background: var(--action);
    color: var(--on-action);
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    & label:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -6px;
    }
  }
`

interface OrderFiltersProps {
  readonly filters: readonly Filter[]
  readonly shown: Shown
  readonly onChange: (shown: Shown) => void
}

/** Which orders are shown, each way with how many there are. */
export const OrderFilters = ({ filters, shown, onChange }: OrderFiltersProps) => {
  const words = useWords(MY_ORDERS_WORDS)
  const name = useId()
  if (filters.length === 0) return null
  return (
    <fieldset>
      <VisuallyHidden as="legend">{words.show}</VisuallyHidden>
      <div css={row}>
        {filters.map((filter) => (
          <label key={filter.shown}>
            <input type="radio" name={name} checked={filter.shown === shown} onChange={() => onChange(filter.shown)} />
            {words.ways[filter.shown](filter.count)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
