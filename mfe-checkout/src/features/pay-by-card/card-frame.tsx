import { css } from '@galo/css'
import { Field } from '@galo/ui'
import { CardField, type CardFieldName, type CardFieldState } from '@galo/vendors'

/** The box of our own text fields, round a frame of the provider's: same height, border, focus and error. */
const box = css`
  display: flex;
  align-items: center;
  min-height: 3.25rem;
  padding-inline: 0.875rem;
  border: 1.5px solid var(--border-field);
  border-radius: var(--r-2);
  background: var(--surface);
  transition: border-color var(--d-1);
  &:hover,
  &:has(.StripeElement--focus) {
    border-color: var(--action);
  }
  &:has(.StripeElement--focus) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  &[data-wrong] {
    border-color: var(--error);
    box-shadow: 0 0 0 1px var(--error);
  }
  .card-frame {
    flex: 1;
    min-width: 0;
  }
  .card-brand {
    font-weight: 600;
    font-size: var(--t-small);
    color: var(--text-2);
  }
`

/** Text inside the frame can't inherit: the tokens' values, spelled out. */
const INSIDE = {
  base: {
    color: '#10162F',
    fontFamily: '"Figtree Variable", system-ui, sans-serif',
    fontSize: '16px',
    fontVariant: 'tabular-nums',
    '::placeholder': { color: '#596182' },
  },
  invalid: { color: '#B0103A' },
}

interface CardFrameProps {
  readonly name: CardFieldName
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly brand?: string | null
  readonly onChange: (state: CardFieldState) => void
  readonly onReady: () => void
}

export const CardFrame = ({ name, id, label, error, brand = null, onChange, onReady }: CardFrameProps) => (
  <Field label={label} id={id} error={error}>
    {() => (
      <div css={box} data-wrong={error === undefined ? undefined : ''}>
        <CardField name={name} id={id} className="card-frame" inside={INSIDE} onChange={onChange} onReady={onReady} />
        {brand !== null && (
          <span className="card-brand" aria-live="polite">
            {brand}
          </span>
        )}
      </div>
    )}
  </Field>
)
