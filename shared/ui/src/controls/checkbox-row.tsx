import type { ReactNode } from 'react'
import { choiceRow } from './choice-row-style'
import { useEarlyAnswer } from './use-early-answer'

export interface CheckboxRowProps {
  readonly label: ReactNode
  readonly detail?: ReactNode
  /** A finished price, '+£1.50'. */
  readonly price?: string | undefined
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly picture?: ReactNode
  readonly disabled?: boolean
  /** Can't be checked for now, and stays in the keyboard's way, so that its group can say why. */
  readonly blocked?: boolean
  readonly name?: string
  readonly id?: string
  readonly className?: string
}

/** The whole row is the target. */
export const CheckboxRow = ({
  label,
  detail,
  price,
  checked,
  onChange,
  picture,
  disabled,
  blocked = false,
  name,
  id,
  className,
}: CheckboxRowProps) => {
  const input = useEarlyAnswer((box) => {
    if (box.checked !== checked && !blocked) onChange(box.checked)
  })
  return (
    <label css={choiceRow} className={className}>
      {picture !== undefined && <span className="choice-picture">{picture}</span>}
      <span className="choice-words">
        {label}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      {price !== undefined && <span className="choice-price">{price}</span>}
      <input
        ref={input}
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        disabled={disabled}
        aria-disabled={blocked || undefined}
        onChange={(event) => {
          if (!blocked) onChange(event.currentTarget.checked)
        }}
      />
    </label>
  )
}
