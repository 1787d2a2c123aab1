import { useId, useState, type ReactNode } from 'react'
import { css } from '@galo/css'
import { WarningCircleFillIcon } from '../icons/warning-circle-fill'

/** The legend has its height: its badge may go with the answer, and the rows stay where they are. */
const group = css`
  & > legend {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 0.75rem;
    width: 100%;
    min-height: 2.0625rem;
    padding-block-end: 0.5rem;
    font: 700 1.25rem/1.12 var(--font-display);
    letter-spacing: var(--track-head);
  }
  & > .choice-help {
    margin-block-end: 0.5rem;
    color: var(--text-2);
    font-size: var(--t-small);
  }
  & > .choice-error {
    display: flex;
    gap: 0.375rem;
    min-height: 1.3125rem;
    margin-block-end: 0.5rem;
    color: var(--error);
    font-weight: 600;
    font-size: var(--t-small);
  }
  & > .choice-status {
    min-height: 1.5rem;
    padding-block-start: 0.25rem;
    color: var(--text-2);
    font-size: var(--t-small);
  }
  & > .choice-rows {
    display: grid;
    gap: 0.25rem;
  }
`

export interface ChoiceGroupProps {
  readonly legend: ReactNode
  /** A badge at the end of the title: "Required", "2 of 2". */
  readonly note?: ReactNode
  readonly help?: ReactNode
  readonly error?: ReactNode
  /** Announced as it changes: "2 of 2 chosen". Given, even empty, there is room for it. */
  readonly status?: string
  readonly id?: string
  readonly className?: string
  readonly children: ReactNode
}

/** A question and its rows: a fieldset, so that each row is heard with its question. */
export const ChoiceGroup = ({ legend, note, help, error, status, id, className, children }: ChoiceGroupProps) => {
  const ownId = useId()
  const isWrong = error !== undefined && error !== null && error !== ''
  // A corrected error leaves its space behind, so that nothing moves under the finger that corrected it.
  const [wasWrong, setWasWrong] = useState(false)
  if (isWrong && !wasWrong) setWasWrong(true)
  const describedBy = [help !== undefined && `${ownId}-help`, isWrong && `${ownId}-error`].filter(Boolean).join(' ')
  return (
    <fieldset css={group} id={id} className={className} tabIndex={-1} aria-describedby={describedBy || undefined}>
      <legend>
        <span>{legend}</span>
        {note}
      </legend>
      {help !== undefined && (
        <p id={`${ownId}-help`} className="choice-help">
          {help}
        </p>
      )}
      {(isWrong || wasWrong) && (
        <p id={`${ownId}-error`} className="choice-error">
          {isWrong && <WarningCircleFillIcon size={18} />}
          {error}
        </p>
      )}
      <div className="choice-rows">{children}</div>
      {status !== undefined && (
        <p role="status" className="choice-status">
          {status}
        </p>
      )}
    </fieldset>
  )
}
