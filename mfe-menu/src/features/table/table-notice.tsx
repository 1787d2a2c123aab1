import { useRef, useState, type FormEvent } from 'react'
import { css } from '@galo/css'
import { isTableNumber } from '@galo/domain'
import { useLocation, useNavigate } from '@galo/navigation'
import { Button, Notice, TextInput } from '@galo/ui'
import { useWords } from '@galo/words'
import { searchWithTable, tableInAddress } from './table-in-address'
import { TABLE_WORDS } from './table.words'

const form = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s-3)',
  alignItems: 'end',
  marginBlockStart: 'var(--s-3)',
})

/** Said where the code on a table led to none: the number is typed in its place. A form that the browser can send by itself, before any script. */
export const TableNotice = ({ className }: { readonly className?: string }) => {
  const words = useWords(TABLE_WORDS)
  const { search } = useLocation()
  const navigate = useNavigate()
  const read = tableInAddress(search)
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  if (read === null || isTableNumber(read)) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTableNumber(typed)) return void navigate(searchWithTable(search, typed), { replace: true })
    setRefused(true)
    field.current?.focus()
  }
  return (
    <Notice {...(className === undefined ? {} : { className })} tone="warn" title={words.noTable(read)}>
      {words.typeIt}
      <form css={form} noValidate onSubmit={submit}>
        <input type="hidden" name="fulfilment" value="at-table" />
        <TextInput
          ref={field}
          name="table"
          label={words.label}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={12}
          value={typed}
          onChange={setTyped}
          error={isRefused && !isTableNumber(typed) ? words.wrong : undefined}
          required
        />
        <Button type="submit" variant="outline">
          {words.save}
        </Button>
      </form>
    </Notice>
  )
}
