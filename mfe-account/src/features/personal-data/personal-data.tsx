import { useRef, useState, type FormEvent } from 'react'
import { css } from '@galo/css'
import { showsError } from '@galo/domain'
import { Notice, TextInput, WaitingButton } from '@galo/ui'
import { useWords } from '@galo/words'
import {
  asKept,
  firstProblem,
  personalForm,
  toSave,
  touchAll,
  typedIn,
  typeInto,
  type PersonalField,
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
  readonly stored: { readonly givenName: string; readonly familyName: string; readonly mobileNumber: string }
  /** As it was typed and not saved. */
  readonly draft: Props['stored'] | null
  readonly onDraft: (draft: Props['stored'] | null) => void
  readonly email: string
  /** Saves the fields that were filled in; rejects when they could not be. */
  readonly onSave: (changed: ReturnType<typeof toSave>) => Promise<void>
}

/** Name and telephone to be changed, the e-mail to be read. */
export const PersonalData = ({ stored, draft, onDraft, email: address, onSave }: Props) => {
  const words = useWords(PERSONAL_DATA_WORDS)
  const [form, setForm] = useState(() => personalForm(draft ?? stored))
  const [saving, setSaving] = useState<'no' | 'yes' | 'saved' | 'failed'>('no')
  const element = useRef<HTMLFormElement>(null)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (saving === 'yes') return
    const touched = touchAll(form)
    setForm(touched)
    const problem = firstProblem(touched)
    if (problem !== null) {
      element.current?.querySelector<HTMLInputElement>(`[name="${problem}"]`)?.focus()
      return
    }
    setSaving('yes')
    await onSave(toSave(touched)).then(
      () => {
        onDraft(null)
        setForm((typed) => asKept(typed, stored))
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
      const next = typeInto(form, field, text)
      setForm(next)
      onDraft(typedIn(next))
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
        <span role="status">{saving === 'saved' && words.saved}</span>
      </div>
    </form>
  )
}
