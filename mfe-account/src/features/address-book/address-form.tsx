import { useRef, useState, type FormEvent } from 'react'
import { css } from '@galo/css'
import type { Market } from '@galo/domain'
import { Button, Notice, Stack, TextInput, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import { addressProblems, type AddressField, type AddressFields } from './address-book.model'
import { ADDRESS_BOOK_WORDS } from './address-book.words'

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 16px;
  background: var(--azul-50);
  border-radius: var(--r-2);
`

interface Props {
  readonly heading: string
  readonly start: AddressFields
  readonly onType: (fields: AddressFields) => void
  readonly market: Market
  /** Rejects when it could not be saved. */
  readonly onSave: (fields: AddressFields) => Promise<void>
  readonly onCancel: () => void
}

/** One address, to be typed or changed. */
export const AddressForm = ({ heading, start, onType, market, onSave, onCancel }: Props) => {
  const words = useWords(ADDRESS_BOOK_WORDS)
  const [fields, setFields] = useState(start)
  const [shown, setShown] = useState<readonly AddressField[]>([])
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no')
  const element = useRef<HTMLFormElement>(null)
  const problems = addressProblems(fields, market)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (saving === 'yes') return
    setShown(problems)
    const [first] = problems
    if (first !== undefined) {
      element.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    setSaving('yes')
    await onSave(fields).catch(() => setSaving('failed'))
  }

  const wiring = (field: AddressField, label: string, problem: string) => ({
    name: field,
    label,
    value: fields[field],
    error: shown.includes(field) && problems.includes(field) && problem,
    onChange: (text: string) => {
      const next = { ...fields, [field]: text }
      setFields(next)
      onType(next)
    },
  })

  return (
    <form ref={element} css={form} noValidate aria-label={heading} onSubmit={(event) => void save(event)}>
      <h3>{heading}</h3>
      <TextInput autoFocus autoComplete="address-line1" {...wiring('line1', words.form.line1, words.problems.line1)} />
      <TextInput autoComplete="address-line2" {...wiring('line2', words.form.line2, words.problems.line2)} />
      <TextInput autoComplete="address-level2" {...wiring('city', words.form.city, words.problems.city)} />
      <TextInput
        autoComplete="postal-code"
        {...wiring('postcode', words.form.postcode[market], words.problems.postcode[market])}
      />
      <TextInput
        {...wiring('deliveryInstructions', words.form.deliveryInstructions, words.problems.deliveryInstructions)}
      />
      {saving === 'failed' && (
        <Notice tone="error" live>
          {words.failed}
        </Notice>
      )}
      <Stack row wrap gap={2}>
        <WaitingButton type="submit" size="small" busy={saving === 'yes' && words.form.saving}>
          {words.form.save}
        </WaitingButton>
        <Button variant="plain" size="small" onClick={onCancel}>
          {words.form.cancel}
        </Button>
      </Stack>
    </form>
  )
}
