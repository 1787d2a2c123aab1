import { useId, type ReactNode } from 'react'
import { css } from '@galo/css'
import { WarningCircleFillIcon } from '../icons/warning-circle-fill'
import { hiddenStyle } from '../layout/hidden-style'

export interface FieldWords {
  readonly label: ReactNode
  readonly hideLabel?: boolean | undefined
  readonly help?: ReactNode
  /** Says how to mend it. Undefined, null and '' mean that nothing is wrong. */
  readonly error?: ReactNode
}

/** What a control needs to belong to its label, help and error. */
export interface FieldWiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

const field = css`
  min-width: 0;
  .field-label {
    display: block;
    margin-block-end: 0.375rem;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  .field-help {
    margin-block-start: 0.375rem;
    color: var(--text-2);
    font-size: var(--t-micro);
  }
  .field-error {
    display: flex;
    gap: 0.375rem;
    margin-block-start: 0.375rem;
    color: var(--error);
    font-weight: 600;
    font-size: var(--t-small);
    line-height: 1.35;
  }
  .field-error > svg {
    margin-block-start: 0.0625rem;
  }
`

export interface FieldProps extends FieldWords {
  readonly id?: string | undefined
  readonly className?: string | undefined
  readonly children: (wiring: FieldWiring) => ReactNode
}

/** Label above, help and error below, wired to the control that `children` draws; for controls of somebody else's too. */
export const Field = ({ label, hideLabel = false, help, error, id, className, children }: FieldProps) => {
  const ownId = useId()
  const controlId = id ?? ownId
  const isWrong = error !== undefined && error !== null && error !== false && error !== ''
  const describedBy = [help !== undefined && `${controlId}-help`, isWrong && `${controlId}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div css={field} className={className}>
      <label htmlFor={controlId} css={hideLabel && hiddenStyle} className="field-label">
        {label}
      </label>
      {children({ id: controlId, 'aria-describedby': describedBy || undefined, 'aria-invalid': isWrong || undefined })}
      {help !== undefined && (
        <p id={`${controlId}-help`} className="field-help">
          {help}
        </p>
      )}
      <div aria-live="polite">
        {isWrong && (
          <p id={`${controlId}-error`} className="field-error">
            <WarningCircleFillIcon size={18} />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  )
}
