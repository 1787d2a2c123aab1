import type { SteppedPlatform } from '../../kernel/platform'
import type { CameFrom, IdentityCallbacks } from '../../providers/identity/port'
import { isConfirmationDue } from './confirmation.rules'
import { findCustomer } from './customers.store'
import { errorPage, loggedOutPage, logOutPage } from './pages/notice.pages'
import { renderPage } from './pages/page'
import { homeFrom, localeOf } from './pages/show'
import { signInRoutes } from './sign-in.routes'

/** Our people and our pages, for the identity provider. */
export const identityCallbacks = (platform: SteppedPlatform): IdentityCallbacks => {
  const home = (from: CameFrom) => homeFrom(platform.config, from)
  const locale = localeOf(platform.config)
  return {
    findAccount: async (id) => {
      const customer = await findCustomer(platform.db, id)
      return (
        customer && {
          ...customer,
          isEmailVerified: customer.emailVerifiedAt !== null,
          isConfirmationDue: isConfirmationDue(customer, platform.clock.now()),
        }
      )
    },
    signIn: (flows) => signInRoutes(platform, flows),
    pages: {
      error: (from) => renderPage(errorPage(locale, home(from))),
      loggedOut: (from) => renderPage(loggedOutPage(locale, home(from))),
      logOut: (form, leadsTo, from) => renderPage(logOutPage(locale, form, home(from), leadsTo)),
    },
  }
}
