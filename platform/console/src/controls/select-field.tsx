import type { ComponentProps, ReactNode } from 'react'
import { Field, type Option } from '@galo/ui'
import { controlStyle, fieldStyle } from './control-style'

export interface SelectFieldProps<V extends string> extends Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children' | 'css'
> {
  readonly label: string
  readonly value: V
  readonly options: readonly Option<V>[]
  readonly onChange: (value: V) => void
  /** Groups after the options. */
  readonly children?: ReactNode
}

/** One of several, under its label. */
export const SelectField = <V extends string>({
  label,
  value,
  options,
  onChange,
  className,
  id,
  children,
  ...rest
}: SelectFieldProps<V>) => (
  <Field label={label} css={fieldStyle} className={className} id={id}>
    {(wiring) => (
      <select
        {...rest}
        {...wiring}
        css={controlStyle}
        value={value}
        // Only what stands in `options` can be chosen.
        onChange={(event) => onChange(event.currentTarget.value as V)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    )}
  </Field>
)

/** Options whose words are their values. */
export const plainOptions = <V extends string>(values: readonly V[]): readonly Option<V>[] =>
  values.map((value) => ({ value, label: value }))
