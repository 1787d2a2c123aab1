import { wordsOf, type Locale } from '@galo/words/tables'
import { field, isWrong, type FormState } from './form'
import { html } from './html'
import { NEW_PASSWORD_WORDS } from './new-password.words'
import type { Page } from './page'
import { SIGN_IN_WORDS } from './sign-in.words'

interface NewPasswordContext {
  readonly locale: Locale
  readonly home: string
  readonly action: string
  readonly token: string
  /** Shown, and what a password manager keeps the password by. */
  readonly email: string
}

export const newPasswordPage = ({ locale, home, action, token, email }: NewPasswordContext, state: FormState): Page => {
  const words = wordsOf(NEW_PASSWORD_WORDS, locale)
  const { problems, email: emailLabel, register } = wordsOf(SIGN_IN_WORDS, locale)
  const typed = { ...state, typed: { email } }
  const account = { name: 'email', label: emailLabel, type: 'email', autocomplete: 'username', isFixed: true } as const
  const password = {
    name: 'password',
    label: words.newPassword,
    type: 'password',
    autocomplete: 'new-password',
    help: register.passwordHelp,
  } as const
  return {
    locale,
    title: isWrong(state) ? words.titleWithProblems : words.title,
    home,
    body: html`<h1>${words.heading}</h1>
      <p>${words.lead}</p>
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="link" value="${token}" />
        ${field({ problems }, account, typed)} ${field({ problems }, password, typed)}
        <button>${words.confirm}</button>
      </form>`,
  }
}

export const passwordChosenPage = (locale: Locale, home: string): Page => {
  const { chosen, goOn } = wordsOf(NEW_PASSWORD_WORDS, locale)
  return {
    locale,
    title: chosen.title,
    body: html`<h1>${chosen.heading}</h1>
      <p>${chosen.text}</p>
      <p><a class="button" href="${home}">${goOn}</a></p>`,
  }
}

/** Used, too late, or a newer one was sent: which of them is nobody's business who has no good link. */
export const linkOverPage = (locale: Locale, home: string): Page => {
  const { over, goOn } = wordsOf(NEW_PASSWORD_WORDS, locale)
  return {
    locale,
    title: over.title,
    body: html`<h1>${over.heading}</h1>
      <p>${over.text}</p>
      <p><a class="button" href="${home}">${goOn}</a></p>`,
  }
}
