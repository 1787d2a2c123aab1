import { useState } from 'react'
import { css } from '@galo/css'
import { Button, FieldsForm, Text, TextInput } from '@galo/ui'
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
  const problem = tableProblem(table)
  // A code that led to no table is said to be wrong at once.
  const [isLeft, setLeft] = useState(problem === 'wrong')
  const check = () => {
    setLeft(true)
    return problem === null ? null : 'table'
  }
  return (
    <FieldsForm check={check} onDone={onSave}>
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
    </FieldsForm>
  )
}
