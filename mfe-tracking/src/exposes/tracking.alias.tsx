import { definePage, type PageCode } from '@galo/navigation'
import { AliasPage } from '../pages/alias/alias-page'
import { OrderPageOnItsWay } from '../pages/order/order-page.skeleton'

const page: PageCode<null> = {
  load: (context) => import('../pages/alias/alias-page.loader').then((m) => m.loadAliasPage(context)),
  Page: AliasPage,
  Skeleton: OrderPageOnItsWay,
}

/** Addresses that orders had before (J16). */
export default [definePage('tracking.order-alias', page), definePage('tracking.country-alias', page)]
