import { definePage, type PageCode } from '@galo/navigation'
import { AccountSkeleton } from '../pages/account-page.skeleton'
import { logInAgainPage } from '../pages/log-in-again/log-in-again-page'
import type { LogInAgainData, LogInAgainReason } from '../pages/log-in-again/log-in-again-page.loader'

const page = (reason: LogInAgainReason): PageCode<LogInAgainData> => ({
  load: (context) =>
    import('../pages/log-in-again/log-in-again-page.loader').then((m) => m.loadLogInAgainPage(reason, context)),
  Page: logInAgainPage(reason),
  Skeleton: AccountSkeleton,
})

/** Where one is told why one isn't logged in. */
export default [
  definePage('account.signed-out', page('signed-out')),
  definePage('account.session-required', page('session-required')),
  definePage('account.interaction-required', page('interaction-required')),
]
