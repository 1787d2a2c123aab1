import { ChoiceRowContent, type ChoiceRowContentProps } from './choice-row-content'
import { choiceRow } from './choice-row-style'
import { useEarlyAnswer } from './use-early-answer'

export interface CheckboxRowProps extends ChoiceRowContentProps {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly disabled?: boolean
  /** Can't be checked for now, and still takes the focus, so that its group can say why. */
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
      <ChoiceRowContent label={label} detail={detail} price={price} picture={picture} />
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
