import { wordsOf, type Locale } from '@galo/words/tables'
import { html, trusted } from './html'
import { NOTICE_WORDS } from './notice.words'
import type { Page } from './page'

const homeLink = (locale: Locale, home: string) =>
  html`<p><a class="button" href="${home}">${wordsOf(NOTICE_WORDS, locale).backToGalo}</a></p>`

/** `back` is where they were stopped. */
export const tooManyPage = (
  { locale, home }: Required<Pick<Page, 'locale' | 'home'>>,
  back: string,
  waitS: number,
): Page => {
  const words = wordsOf(NOTICE_WORDS, locale).tooMany
  return {
    locale,
    title: words.title,
    home,
    body: html`<h1>${words.heading}</h1>
      <p>${words.wait(Math.ceil(waitS / 60))}</p>
      <p><a class="button" href="${back}">${words.back}</a></p>`,
  }
}

export const errorPage = (locale: Locale, home: string): Page => {
  const words = wordsOf(NOTICE_WORDS, locale).error
  return {
    locale,
    title: words.title,
    body: html`<h1>${words.heading}</h1>
      <p>${words.startAgain}</p>
      ${homeLink(locale, home)}`,
  }
}

/** `form` is the provider's, with its secret in it; only a press of the button sends it. */
export const logOutPage = (locale: Locale, form: string, home: string, leadsTo: readonly string[]): Page => {
  const words = wordsOf(NOTICE_WORDS, locale).logOut
  return {
    locale,
    title: words.title,
    leadsTo,
    body: html`<h1>${words.heading}</h1>
      <p>${words.basketStays}</p>
      ${trusted(form)}
      <button form="op.logoutForm" name="logout" value="yes">${words.confirm}</button>
      <p><a href="${home}">${words.stay}</a></p>`,
  }
}

export const loggedOutPage = (locale: Locale, home: string): Page => {
  const words = wordsOf(NOTICE_WORDS, locale).loggedOut
  return {
    locale,
    title: words.title,
    body: html`<h1>${words.heading}</h1>
      <p>${words.seeYou}</p>
      ${homeLink(locale, home)}`,
  }
}
