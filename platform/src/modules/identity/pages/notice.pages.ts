import { html, trusted } from './html'
import type { Page } from './page'

const wayBack = (home: string) => html`<p><a class="button" href="${home}">Back to Galo</a></p>`

export const tooManyPage = (back: string, waitS: number): Page => ({
  title: 'Too many tries',
  body: html`<h1>That was too many tries</h1>
    <p>
      To keep accounts safe we wait ${Math.ceil(waitS / 60)} min before the next one. Your account and your basket are
      as you left them.
    </p>
    <p><a class="button" href="${back}">Back to log in</a></p>`,
})

export const errorPage = (home: string): Page => ({
  title: 'Something is not right',
  body: html`<h1>This didn't work</h1>
    <p>
      The page may have been open for too long, or opened in another window. Nothing has changed. Start again from the
      menu and choose Log in.
    </p>
    ${wayBack(home)}`,
})

/** `form` is the provider's, with its secret in it; only a press of the button sends it. */
export const logOutPage = (form: string, home: string, leadsTo: readonly string[]): Page => ({
  title: 'Log out',
  leadsTo,
  body: html`<h1>Log out of Galo?</h1>
    <p>Your basket stays on this device.</p>
    ${trusted(form)}
    <button form="op.logoutForm" name="logout" value="yes">Log out</button>
    <p><a href="${home}">Stay logged in</a></p>`,
})

export const loggedOutPage = (home: string): Page => ({
  title: 'Logged out',
  body: html`<h1>You're logged out</h1>
    <p>See you when you're hungry.</p>
    ${wayBack(home)}`,
})
