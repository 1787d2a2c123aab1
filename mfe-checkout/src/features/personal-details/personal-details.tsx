import { useEffect, useRef, useState } from 'react'
import type { CustomerField } from '@galo/domain'
import { CheckboxRow, FieldPairs, FieldsForm, TextInput, WaitingButton } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { JoinCard } from './join-card'
import { errorOf } from './personal-details.errors'
import { firstProblem } from './personal-details.model'
import type { PersonalDetails } from './use-personal-details'
import { PERSONAL_WORDS } from './personal-details.words'

interface PersonalDetailsFormProps {
  readonly details: PersonalDetails
  /** What is known of the customer is on its way, and fills in what is empty. */
  readonly isFilling: boolean
  readonly label: string
  readonly onSaved: () => void
}

/**
 * Four fields and one box that starts empty. A press that comes before the customer's own details is kept, and goes on with them; who types after it
 * presses again.
 */
export const PersonalDetailsForm = ({ details, isFilling, label, onSaved }: PersonalDetailsFormProps) => {
  const locale = useLocale()
  const words = useWords(PERSONAL_WORDS)
  const { fields, type, leave } = details
  const form = useRef<HTMLFormElement>(null)
  const [isPressed, setPressed] = useState(false)
  const isEarly = isFilling && firstProblem(fields) !== null
  useEffect(() => {
    if (isPressed && !isEarly) form.current?.requestSubmit()
  }, [isPressed, isEarly])
  const check = () => {
    setPressed(isEarly)
    // No field is to be mended yet.
    return isEarly ? '' : details.save()
  }

  const wiring = (name: CustomerField) => ({
    name,
    label: fields[name].optional ? words.optional(words.labels[name]) : words.labels[name],
    value: fields[name].value,
    onChange: (value: string) => {
      setPressed(false)
      type(name, value)
    },
    onBlur: () => leave(name),
    error: errorOf(fields, name, locale),
    required: !fields[name].optional,
  })

  return (
    <FieldsForm ref={form} check={check} onDone={onSaved}>
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
      {!fields.email.optional && <JoinCard />}
      <div>
        <WaitingButton type="submit" busy={isPressed && isEarly && words.filling}>
          {label}
        </WaitingButton>
      </div>
    </FieldsForm>
  )
}
