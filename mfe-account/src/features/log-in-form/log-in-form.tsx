import { useState } from 'react'
import { css } from '@galo/css'
import { sessionPaths } from '@galo/contracts/session'
import { Button, CheckboxRow, TextInput } from '@galo/ui'
import { useWords } from '@galo/words'
import { LOG_IN_FORM_WORDS } from './log-in-form.words'

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  flex: 1;
  align-content: space-between;

  & .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`

interface Props {
  /** Where to when it is done: a path of this site. */
  readonly to: string
  /** On the button. */
  readonly label: string
  /** `register`: an account is made. `again`: the password is asked for, also of who is logged in at the provider. */
  readonly asks?: 'register' | 'again'
}

/** Leads to the provider's page, where passwords are typed, and nowhere else. A plain form: it needs no script. */
export const LogInForm = ({ to, label, asks }: Props) => {
  const words = useWords(LOG_IN_FORM_WORDS)
  const [email, setEmail] = useState('')
  const [keep, setKeep] = useState(true)
  return (
    <form css={form} method="post" action={`${sessionPaths.signIn}/galo`}>
      <div className="fields">
        <input type="hidden" name="callbackUrl" value={to} />
        {asks !== undefined && <input type="hidden" name="prompt" value="login" />}
        {asks === 'register' && <input type="hidden" name="screen_hint" value="register" />}
        <TextInput
          label={words.email}
          help={words.passwordNext}
          type="email"
          name="login_hint"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={setEmail}
        />
        <CheckboxRow name="keep" label={words.keep} detail={words.keepDetail} checked={keep} onChange={setKeep} />
      </div>
      <Button type="submit" full>
        {label}
      </Button>
    </form>
  )
}
