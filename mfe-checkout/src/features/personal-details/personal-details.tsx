import type { CustomerField } from '@galo/domain'
import { Button, CheckboxRow, FieldPairs, FieldsForm, TextInput } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { errorOf } from './personal-details.model'
import type { PersonalDetails } from './use-personal-details'
import { PERSONAL_WORDS } from './personal-details.words'

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
    <FieldsForm check={details.save} onDone={onSaved}>
      <FieldPairs>
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
      </FieldPairs>
      <CheckboxRow
        label={words.wantsNews}
        detail={words.newsHelp}
        checked={details.wantsNews}
        onChange={details.setWantsNews}
        name="marketing"
      />
      <div>
        <Button type="submit">{label}</Button>
      </div>
    </FieldsForm>
  )
}
