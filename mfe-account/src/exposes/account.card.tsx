import { definePage } from '@galo/navigation'
import { AccountSkeleton } from '../pages/account-page.skeleton'
import { CardAboutPage } from '../pages/card-about/card-about-page'

export default definePage('account.card', {
  load: (context) => import('../pages/card-about/card-about-page.loader').then((m) => m.loadCardAboutPage(context)),
  Page: CardAboutPage,
  Skeleton: AccountSkeleton,
})
