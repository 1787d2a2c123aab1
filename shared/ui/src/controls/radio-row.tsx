import type { ReactNode } from 'react'
import { ChoiceRowContent, type ChoiceRowContentProps } from './choice-row-content'
import { boxedRow, choiceRow } from './choice-row-style'
import { Radio } from './radio'

export interface RadioRowProps extends ChoiceRowContentProps {
  /** The same for all rows of a question. */
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onChange: (value: string) => void
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
      <ChoiceRowContent label={label} detail={detail} price={price} picture={picture} />
      {boxed ? end : radio}
    </label>
  )
}
