import type { FormEvent } from 'react'
import { FIELD_LIMITS, tidyText } from '@galo/domain'
import { Button, Stack, TextArea } from '@galo/ui'
import { useWords } from '@galo/words'
import { DELIVERY_ADDRESS_WORDS } from './delivery-address.words'

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
        <TextArea
          name="instructions"
          label={note.label}
          help={note.help}
          error={isTooLong ? note.tooLong(most) : undefined}
          value={value}
          onChange={onChange}
        />
        <div>
          <Button type="submit">{label}</Button>
        </div>
      </Stack>
    </form>
  )
}
