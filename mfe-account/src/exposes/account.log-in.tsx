import { definePage } from '@galo/navigation'
import { AccountSkeleton } from '../pages/account-page.skeleton'
import { LogInPage } from '../pages/log-in/log-in-page'

export default definePage('account.log-in', {
  load: (context) => import('../pages/log-in/log-in-page.loader').then((m) => m.loadLogInPage(context)),
  Page: LogInPage,
  Skeleton: AccountSkeleton,
})
