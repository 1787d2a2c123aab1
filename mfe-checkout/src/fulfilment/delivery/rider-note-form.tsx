import type { FormEvent } from 'react'
import { css } from '@galo/css'
import { FIELD_LIMITS, tidyText } from '@galo/domain'
import { Button, Field, Stack } from '@galo/ui'
import { useWords } from '@galo/words'
import { DELIVERY_ADDRESS_WORDS } from './delivery-address.words'

const area = css`
  display: block;
  width: 100%;
  min-height: 6rem;
  padding: 0.75rem 1rem;
  border: 1.5px solid var(--line-strong, currentColor);
  border-radius: var(--r-2);
  background: var(--surface);
  color: inherit;
  font: inherit;
  resize: vertical;
`

interface RiderNoteFormProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly label: string
  readonly onSaved: () => void
}

/** What only the rider reads. It may be empty; what is too long says so, and is not cut off. */
export const RiderNoteForm = ({ value, onChange, label, onSaved }: RiderNoteFormProps) => {
  const { note } = useWords(DELIVERY_ADDRESS_WORDS)
  const most = FIELD_LIMITS.riderInstructions
  const isTooLong = tidyText(value).length > most
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isTooLong) onSaved()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Field label={note.label} help={note.help} error={isTooLong ? note.tooLong(most) : undefined}>
          {(wiring) => (
            <textarea
              css={area}
              name="instructions"
              rows={3}
              {...wiring}
              value={value}
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          )}
        </Field>
        <div>
          <Button type="submit">{label}</Button>
        </div>
      </Stack>
    </form>
  )
}
