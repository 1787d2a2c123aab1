import { css } from '@galo/css'
import { hiddenStyle } from '../layout/hidden-style'
import type { Option } from '../types'
import { Radio } from './radio'

const segmented = css`
  display: grid;
  /* Beneath each other where a word would not fit beside the others: in large text. */
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: 2px;
  padding: 0.25rem;
  border-radius: var(--r-2);
  background: var(--azul-100);
  label {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 0.125rem;
    min-height: 3.25rem;
    padding-block: 0.25rem;
    border-radius: 0.6875rem;
    color: var(--tinta-700);
    font-weight: 600;
    font-size: 0.9375rem;
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
    background: var(--surface);
    color: var(--azul-700);
    box-shadow: var(--e-1);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (min-width: 500px) {
    label {
      flex-direction: row;
      gap: 0.5rem;
    }
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`

export interface SegmentedProps<V extends string> {
  /** The question, heard before its answers. */
  readonly legend: string
  readonly name: string
  readonly value: V
  readonly options: readonly Option<V>[]
  readonly onChange: (value: V) => void
}

/** One of two to four, all in sight: native radios in a trough, which a form sends without script. */
export const Segmented = <V extends string>({ legend, name, value, options, onChange }: SegmentedProps<V>) => (
  <fieldset>
    <legend css={hiddenStyle}>{legend}</legend>
    <div css={segmented}>
      {options.map((option) => (
        <label key={option.value}>
          <Radio name={name} value={option.value} checked={option.value === value} onChange={onChange} />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  </fieldset>
)
