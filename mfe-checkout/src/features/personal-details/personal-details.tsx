import { useRef, type FormEvent } from 'react'
import { css } from '@galo/css'
import type { CustomerField } from '@galo/domain'
import { Button, CheckboxRow, Stack, TextInput } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { errorOf } from './personal-details.model'
import type { PersonalDetails } from './use-personal-details'
import { PERSONAL_WORDS } from './personal-details.words'

const grid = css`
  display: grid;
  gap: var(--s-4);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 375px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > .whole {
      grid-column: 1 / -1;
    }
  }
`

interface PersonalDetailsFormProps {
  readonly details: PersonalDetails
  readonly label: string
  readonly onSaved: () => void
}

/** Four fields and one box that starts empty. */
export const PersonalDetailsForm = ({ details, label, onSaved }: PersonalDetailsFormProps) => {
  const locale = useLocale()
  const words = useWords(PERSONAL_WORDS)
  const { fields, type, leave } = details
  const form = useRef<HTMLFormElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const problem = details.save()
    if (problem === null) onSaved()
    else form.current?.querySelector<HTMLInputElement>(`[name="${problem}"]`)?.focus()
  }

  const wiring = (name: CustomerField) => ({
    name,
    label: fields[name].optional ? words.optional(words.labels[name]) : words.labels[name],
    value: fields[name].value,
    onChange: (value: string) => type(name, value),
    onBlur: () => leave(name),
    error: errorOf(fields, name, locale),
    required: !fields[name].optional,
  })

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap={4}>
        <div css={grid}>
          <TextInput autoComplete="given-name" {...wiring('givenName')} />
          <TextInput autoComplete="family-name" {...wiring('familyName')} />
          <TextInput
            className="whole"
            type="email"
            inputMode="email"
            autoComplete="email"
            help={words.emailHelp}
            {...wiring('email')}
          />
          <TextInput
            className="whole"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            help={words.phoneHelp}
            {...wiring('phoneNumber')}
          />
        </div>
        <CheckboxRow
          label={words.wantsNews}
          checked={details.wantsNews}
          onChange={details.setWantsNews}
          name="marketing"
        />
        <div>
          <Button type="submit">{label}</Button>
        </div>
      </Stack>
    </form>
  )
}
