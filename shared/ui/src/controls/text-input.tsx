import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldWords } from './field'
import { FieldFrame } from './field-frame'
import { useEarlyAnswer } from './use-early-answer'

export interface TextInputProps
  extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'children' | 'css'> {
  readonly value: string
  /** Gets exactly what was typed: nothing is trimmed or formatted under the typist's hands. */
  readonly onChange: (text: string) => void
  readonly icon?: ReactNode
  /** A small control inside the box, such as a clear button. */
  readonly end?: ReactNode
}

/** A line of text with its label. `className` goes to the whole field; `required` is said, and marked by the error when left empty. */
export const TextInput = ({
  label,
  hideLabel,
  help,
  error,
  id,
  className,
  icon,
  end,
  ref,
  value,
  onChange,
  ...rest
}: TextInputProps) => {
  const input = useEarlyAnswer((field) => {
    if (field.value !== value) onChange(field.value)
  }, ref)
  return (
    <Field label={label} hideLabel={hideLabel} help={help} error={error} id={id} className={className}>
      {(wiring) => (
        <FieldFrame icon={icon} end={end}>
          <input
            type="text"
            {...rest}
            {...wiring}
            ref={input}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        </FieldFrame>
      )}
    </Field>
  )
}
