import { definePage } from '@galo/navigation'
import { AccountSkeleton } from '../pages/account-page.skeleton'
import { RegisterPage } from '../pages/register/register-page'

export default definePage('account.register', {
  load: (context) => import('../pages/register/register-page.loader').then((m) => m.loadRegisterPage(context)),
  Page: RegisterPage,
  Skeleton: AccountSkeleton,
})
