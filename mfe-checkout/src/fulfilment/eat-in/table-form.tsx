import { useRef, useState, type FormEvent } from 'react'
import { css } from '@galo/css'
import { Button, Stack, Text, TextInput } from '@galo/ui'
import { useWords } from '@galo/words'
import { tableProblem } from './table.model'
import { TABLE_SECTION_WORDS } from './eat-in.words'

const narrow = css`
  max-width: 12rem;
`

interface TableFormProps {
  readonly table: string
  readonly label: string
  readonly onType: (table: string) => void
  readonly onSave: () => void
}

/** One number, as it stands on the table. What is wrong with it is said when it is left, or when somebody wants to go on. */
export const TableForm = ({ table, label, onType, onSave }: TableFormProps) => {
  const words = useWords(TABLE_SECTION_WORDS)
  const [isLeft, setLeft] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problem = tableProblem(table)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setLeft(true)
    if (problem === null) onSave()
    else form.current?.querySelector<HTMLInputElement>('[name="table"]')?.focus()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap={4}>
        <TextInput
          css={narrow}
          name="table"
          label={words.label}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          value={table}
          onChange={onType}
          onBlur={() => setLeft(table !== '')}
          error={isLeft && problem !== null ? words.problems[problem] : undefined}
          required
        />
        <Text size="small" tone="soft">
          {words.allergies}
        </Text>
        <div>
          <Button type="submit">{label}</Button>
        </div>
      </Stack>
    </form>
  )
}
