import type { SteppedPlatform } from '../../kernel/platform'
import type { IdentityDesk } from '../../providers/identity/port'
import { findCustomer } from './customers.store'
import { errorPage, loggedOutPage, logOutPage } from './pages/notice.pages'
import { renderPage } from './pages/page'
import { homeOf, signInRoutes } from './sign-in.routes'

/** Our people and our pages, for the identity provider. */
export const identityDesk = (platform: SteppedPlatform): IdentityDesk => {
  const home = homeOf(platform.config)
  return {
    findAccount: (id) => findCustomer(platform.db, id),
    signIn: (flows) => signInRoutes(platform, flows),
    pages: {
      error: () => renderPage(errorPage(home)),
      loggedOut: () => renderPage(loggedOutPage(home)),
      logOut: (form, leadsTo) => renderPage(logOutPage(form, home, leadsTo)),
    },
  }
}
