import { wordsOf, type Locale } from '@galo/words/tables'
import { CONFIRM_EMAIL_WORDS } from './confirm-email.words'
import { html } from './html'
import type { Page } from './page'
import type { SignInContext } from './sign-in.pages'

export const confirmEmailPage = (
  locale: Locale,
  {
    token,
    email,
    home,
    action,
  }: { readonly token: string; readonly email: string; readonly home: string; readonly action: string },
): Page => {
  const { ask } = wordsOf(CONFIRM_EMAIL_WORDS, locale)
  return {
    locale,
    title: ask.title,
    home,
    body: html`<h1>${ask.heading}</h1>
      <p><b>${email}</b></p>
      <p>${ask.text}</p>
      <form method="post" action="${action}">
        <input type="hidden" name="link" value="${token}" />
        <button>${ask.confirm}</button>
      </form>
      <p class="help">${ask.notYou}</p>`,
  }
}

const plainPage = (locale: Locale, home: string, which: 'done' | 'over'): Page => {
  const words = wordsOf(CONFIRM_EMAIL_WORDS, locale)
  return {
    locale,
    title: words[which].title,
    body: html`<h1>${words[which].heading}</h1>
      <p>${words[which].text}</p>
      <p><a class="button" href="${home}">${words.goOn}</a></p>`,
  }
}

export const emailConfirmedPage = (locale: Locale, home: string): Page => plainPage(locale, home, 'done')
export const confirmLinkOverPage = (locale: Locale, home: string): Page => plainPage(locale, home, 'over')

/** Somebody is in, and is asked on the way: they may go on without it. */
export const confirmAtTheDoorPage = (
  { locale, path, home, leadsTo }: SignInContext,
  { email, isSent }: { readonly email: string; readonly isSent: boolean },
): Page => {
  const { atTheDoor: words } = wordsOf(CONFIRM_EMAIL_WORDS, locale)
  return {
    locale,
    title: words.title,
    home,
    leadsTo,
    body: html`<h1>${words.heading}</h1>
      <p>${isSent ? words.sent(email) : words.text(email)}</p>
      ${!isSent && html`<form method="post" action="${path}/letter"><button>${words.send}</button></form>`}
      <form method="post" action="${path}/go-on"><button>${isSent ? words.goOn : words.notNow}</button></form>`,
  }
}
