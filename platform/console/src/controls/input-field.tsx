import type { ComponentProps } from 'react'
import { Field } from '@galo/ui'
import { controlStyle, fieldStyle } from './control-style'

export interface InputFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'children' | 'css'> {
  readonly label: string
  readonly value: string
  /** Gets exactly what was typed. */
  readonly onChange: (text: string) => void
}

/** A line of text, a number or a time under its label. */
export const InputField = ({ label, value, onChange, className, id, ...rest }: InputFieldProps) => (
  <Field label={label} css={fieldStyle} className={className} id={id}>
    {(wiring) => (
      <input
        type="text"
        autoComplete="off"
        {...rest}
        {...wiring}
        css={controlStyle}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )}
  </Field>
)
