import { definePage, type PageRoute } from '@galo/navigation'
import { AccountSkeleton } from '../pages/account-page.skeleton'
import { CardAboutPage } from '../pages/card-about/card-about-page'
import { ProfilePage } from '../pages/profile/profile-page'

/** The pages of the card and of what we know about a customer. */
const routes: readonly PageRoute[] = [
  definePage({
    id: 'account.card',
    path: '/card/about',
    load: (context) => import('../pages/card-about/card-about-page.loader').then((m) => m.loadCardAboutPage(context)),
    Page: CardAboutPage,
    Skeleton: AccountSkeleton,
  }),
  definePage({
    id: 'account.profile',
    path: '/profile',
    load: (context) => import('../pages/profile/profile-page.loader').then((m) => m.loadProfilePage(context)),
    Page: ProfilePage,
    Skeleton: AccountSkeleton,
  }),
]

export default routes
