import { useEarlyAnswer } from './use-early-answer'

interface RadioProps<V extends string> {
  /** The same for all answers to a question. */
  readonly name: string
  readonly value: V
  readonly checked: boolean
  readonly disabled?: boolean | undefined
  readonly onChange: (value: V) => void
}

/** The native radio in every row, segment, flame and time. */
export const Radio = <V extends string>({ name, value, checked, disabled, onChange }: RadioProps<V>) => {
  const input = useEarlyAnswer((radio) => {
    if (radio.checked && !checked) onChange(value)
  })
  return (
    <input
      ref={input}
      type="radio"
      name={name}
      value={value}
      checked={checked}
      disabled={disabled}
      onChange={() => onChange(value)}
    />
  )
}
