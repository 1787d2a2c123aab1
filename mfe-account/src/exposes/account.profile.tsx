import { definePage } from '@galo/navigation'
import { AccountSkeleton } from '../pages/account-page.skeleton'
import { ProfilePage } from '../pages/profile/profile-page'

export default definePage('account.profile', {
  load: (context) => import('../pages/profile/profile-page.loader').then((m) => m.loadProfilePage(context)),
  Page: ProfilePage,
  Skeleton: AccountSkeleton,
})
