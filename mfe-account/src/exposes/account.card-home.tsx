import { definePage } from '@galo/navigation'
import { AccountSkeleton } from '../pages/account-page.skeleton'
import { CardHomePage } from '../pages/card-home/card-home-page'

export default definePage('account.card-home', {
  load: (context) => import('../pages/card-home/card-home-page.loader').then((m) => m.loadCardHomePage(context)),
  Page: CardHomePage,
  Skeleton: AccountSkeleton,
})
