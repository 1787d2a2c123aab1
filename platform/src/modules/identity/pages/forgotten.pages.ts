import { wordsOf } from '@galo/words/tables'
import { field, isWrong, type FormState } from './form'
import { FORGOTTEN_WORDS } from './forgotten.words'
import { html } from './html'
import type { Page } from './page'
import { logInPath, type SignInContext } from './sign-in.pages'
import { SIGN_IN_WORDS } from './sign-in.words'

export const forgottenPath = (path: string): string => `${path}/forgotten`

export const forgottenPage = ({ locale, path, home, leadsTo }: SignInContext, state: FormState): Page => {
  const words = wordsOf(FORGOTTEN_WORDS, locale)
  const { problems, email } = wordsOf(SIGN_IN_WORDS, locale)
  return {
    locale,
    title: isWrong(state) ? words.titleWithProblems : words.title,
    home,
    leadsTo,
    body: html`<h1>${words.heading}</h1>
      <p>${words.lead}</p>
      <form method="post" action="${forgottenPath(path)}" novalidate>
        ${field({ problems }, { name: 'email', label: email, type: 'email', autocomplete: 'username' }, state)}
        <button>${words.send}</button>
      </form>
      <p><a href="${logInPath(path)}">${words.back}</a></p>`,
  }
}

/** The same for an e-mail nobody has: it must not tell who has an account. */
export const letterSentPage = ({ locale, path, home, leadsTo }: SignInContext): Page => {
  const { sent, back } = wordsOf(FORGOTTEN_WORDS, locale)
  return {
    locale,
    title: sent.title,
    home,
    leadsTo,
    body: html`<h1>${sent.heading}</h1>
      <p>${sent.text}</p>
      <p>${sent.notThere} <a href="${forgottenPath(path)}">${sent.again}</a></p>
      <p><a class="button" href="${logInPath(path)}">${back}</a></p>`,
  }
}
