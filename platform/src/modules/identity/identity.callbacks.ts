import type { SteppedPlatform } from '../../kernel/platform'
import type { IdentityCallbacks } from '../../providers/identity/port'
import { isConfirmationDue } from './confirmation.rules'
import { findCustomer } from './customers.store'
import { errorPage, loggedOutPage, logOutPage } from './pages/notice.pages'
import { renderPage } from './pages/page'
import { homeOf, localeOf } from './pages/show'
import { signInRoutes } from './sign-in.routes'

/** Our people and our pages, for the identity provider. */
export const identityCallbacks = (platform: SteppedPlatform): IdentityCallbacks => {
  const home = homeOf(platform.config)
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
      error: () => renderPage(errorPage(locale, home)),
      loggedOut: () => renderPage(loggedOutPage(locale, home)),
      logOut: (form, leadsTo) => renderPage(logOutPage(locale, form, homeOf(platform.config, leadsTo[0]), leadsTo)),
    },
  }
}
