import { definePage, definePages } from '@galo/navigation'
import { AccountSkeleton } from '../pages/account-page.skeleton'
import { CardAboutPage } from '../pages/card-about/card-about-page'
import { ProfilePage } from '../pages/profile/profile-page'

/** The pages of the loyalty card and of what we know about a customer. */
const routes = definePages({
  'account.card': definePage({
    load: (context) => import('../pages/card-about/card-about-page.loader').then((m) => m.loadCardAboutPage(context)),
    Page: CardAboutPage,
    Skeleton: AccountSkeleton,
  }),
  'account.profile': definePage({
    load: (context) => import('../pages/profile/profile-page.loader').then((m) => m.loadProfilePage(context)),
    Page: ProfilePage,
    Skeleton: AccountSkeleton,
  }),
})

export default routes
