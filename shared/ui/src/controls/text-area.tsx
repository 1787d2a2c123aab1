import { css } from '@galo/css'
import { Field, type FieldWords } from './field'

const area = css`
  display: block;
  width: 100%;
  min-height: 6rem;
  padding: 0.75rem 0.875rem;
  border: 1.5px solid var(--border-field);
  border-radius: var(--r-2);
  background: var(--surface);
  color: inherit;
  font: inherit;
  resize: vertical;
  &:hover,
  &:focus {
    border-color: var(--action);
  }
  &:focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &[aria-invalid] {
    border-color: var(--error);
    box-shadow: 0 0 0 1px var(--error);
  }
`

export interface TextAreaProps extends FieldWords {
  readonly name: string
  readonly value: string
  /** Gets exactly what was typed. */
  readonly onChange: (text: string) => void
}

/** Several lines of text with their label. For what is drawn in the browser: what is typed before its code would be lost. */
export const TextArea = ({ name, value, onChange, ...words }: TextAreaProps) => (
  <Field {...words}>
    {(wiring) => (
      <textarea
        css={area}
        name={name}
        rows={3}
        {...wiring}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
)
