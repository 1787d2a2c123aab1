import type { ReactNode } from 'react'
import { boxedRow, choiceRow } from './choice-row-style'
import { Radio } from './radio'

export interface RadioRowProps {
  /** The same for all rows of a question. */
  readonly name: string
  readonly value: string
  readonly label: ReactNode
  readonly detail?: ReactNode
  readonly price?: string | undefined
  readonly checked: boolean
  readonly onChange: (value: string) => void
  readonly picture?: ReactNode
  /** At the end of a boxed row: a card's or a wallet's drawing. */
  readonly end?: ReactNode
  readonly boxed?: boolean
  readonly disabled?: boolean
  readonly className?: string
}

/** The whole row is the target. */
export const RadioRow = ({
  name,
  value,
  label,
  detail,
  price,
  checked,
  onChange,
  picture,
  end,
  boxed = false,
  disabled,
  className,
}: RadioRowProps) => {
  const radio = <Radio name={name} value={value} checked={checked} disabled={disabled} onChange={onChange} />
  return (
    <label css={[choiceRow, boxed && boxedRow]} className={className}>
      {boxed && radio}
      {picture !== undefined && <span className="choice-picture">{picture}</span>}
      <span className="choice-words">
        {label}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      {price !== undefined && <span className="choice-price">{price}</span>}
      {boxed ? end : radio}
    </label>
  )
}
