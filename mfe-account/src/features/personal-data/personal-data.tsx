import { useRef, useState, type FormEvent } from 'react'
import { css } from '@galo/css'
import { showsError, type ProfileFields } from '@galo/domain'
import { Notice, TextInput, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import {
  firstProblem,
  personalForm,
  toSave,
  touchAll,
  typedSince,
  type PersonalField,
  type Typed,
} from './personal-data.model'
import { PERSONAL_DATA_WORDS } from './personal-data.words'

const fields = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  @media (min-width: 500px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > .whole {
      grid-column: 1 / -1;
    }
  }
`

const email = css`
  & b {
    display: block;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  & span {
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-micro);
  }
`

interface Props {
  readonly stored: ProfileFields
  /** What was typed and not saved: kept by whoever shows this, for it outlives a sign-in that ran out on the way. */
  readonly typed: Typed | null
  /** By what is there then: the answer to a save comes when more may have been typed. */
  readonly onTyped: (change: (typed: Typed | null) => Typed | null) => void
  readonly email: string
  /** Saves the fields that were changed, and has `stored` be as it was answered; rejects when they could not be saved. */
  readonly onSave: (changed: ReturnType<typeof toSave>) => Promise<void>
}

/** Name and telephone to be changed, the e-mail to be read. */
export const PersonalData = ({ stored, typed, onTyped, email: address, onSave }: Props) => {
  const words = useWords(PERSONAL_DATA_WORDS)
  const [isPressed, setPressed] = useState(false)
  const [saving, setSaving] = useState<'no' | 'yes' | 'saved' | 'failed'>('no')
  const element = useRef<HTMLFormElement>(null)
  const filled = personalForm(stored, typed)
  const form = isPressed ? touchAll(filled) : filled

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (saving === 'yes') return
    setPressed(true)
    const problem = firstProblem(form)
    if (problem !== null) {
      element.current?.querySelector<HTMLInputElement>(`[name="${problem}"]`)?.focus()
      return
    }
    setSaving('yes')
    await onSave(toSave(form, stored)).then(
      () => {
        onTyped((now) => typedSince(typed, now))
        setSaving('saved')
      },
      () => setSaving('failed'),
    )
  }

  const wiring = (field: PersonalField) => ({
    name: field,
    label: words.labels[field],
    value: form[field].value,
    error: showsError(form[field]) && words.problems[field],
    onChange: (text: string) => {
      onTyped((now) => ({ ...now, [field]: text }))
      setSaving((before) => (before === 'saved' ? 'no' : before))
    },
  })

  return (
    <form ref={element} css={fields} noValidate onSubmit={(event) => void save(event)}>
      <TextInput autoComplete="given-name" {...wiring('givenName')} />
      <TextInput autoComplete="family-name" {...wiring('familyName')} />
      <TextInput
        className="whole"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help={words.mobileHelp}
        {...wiring('mobileNumber')}
      />
      <p className="whole" css={email}>
        <b>{words.labels.email}</b>
        <span>{address}</span>
        <small>{words.emailHelp}</small>
      </p>
      {saving === 'failed' && (
        <Notice className="whole" tone="error" live>
          {words.failed}
        </Notice>
      )}
      <div className="whole">
        <WaitingButton type="submit" busy={saving === 'yes' && words.saving}>
          {words.save}
        </WaitingButton>{' '}
        <span role="status">{saving === 'saved' && (typed === null ? words.saved : words.savedBefore)}</span>
      </div>
    </form>
  )
}
