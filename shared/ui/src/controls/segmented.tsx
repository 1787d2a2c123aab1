import { css } from '@emotion/react'
import { useId } from 'react'
import { hiddenStyle } from '../layout/hidden-style'
import type { Option } from '../types'
import { Radio } from './radio'

const segmented = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  padding: 0.25rem;
  border-radius: var(--r-2);
  background: var(--azul-100);
  label {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-height: var(--touch);
    padding-inline: 0.5rem;
    border-radius: 0.6875rem;
    color: var(--tinta-700);
    font-weight: 600;
    line-height: 1.15;
    text-align: center;
    cursor: pointer;
    transition: background-color var(--d-1);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  label:has(:checked) {
    background: #fff;
    color: var(--azul-700);
    box-shadow: var(--e-1);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  label:has(:disabled) {
    color: var(--text-3);
    cursor: not-allowed;
  }
  @media (max-width: 359px) {
    svg {
      display: none;
    }
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`
const legendStyle = css`
  padding-block-end: 0.375rem;
  font-weight: 600;
  font-size: 0.9375rem;
`

export interface SegmentedProps<V extends string> {
  readonly legend: string
  readonly hideLegend?: boolean
  readonly value: V | null
  readonly options: readonly Option<V>[]
  readonly onChange: (value: V) => void
  readonly className?: string
}

/** One of two to four, all in sight: native radios in a trough. */
export const Segmented = <V extends string>({
  legend,
  hideLegend = false,
  value,
  options,
  onChange,
  className,
}: SegmentedProps<V>) => {
  const name = useId()
  return (
    <fieldset className={className}>
      <legend css={hideLegend ? hiddenStyle : legendStyle}>{legend}</legend>
      <div css={segmented}>
        {options.map((option) => (
          <label key={option.value}>
            <Radio
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={onChange}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
