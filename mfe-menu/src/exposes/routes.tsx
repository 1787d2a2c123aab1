import { definePage, definePages } from '@galo/navigation'
import { bringFirstPictures } from '../pages/menu/first-pictures'
import { MenuPage } from '../pages/menu/menu-page'
import { MenuPageSkeleton } from '../pages/menu/menu-page.skeleton'
import type { MenuPageData } from '../pages/menu/menu-page.data'

const routes = definePages({
  'menu.restaurant': definePage<MenuPageData>({
    load: (context) => import('../pages/menu/menu-page.loader').then(({ loadMenuPage }) => loadMenuPage(context)),
    // An open dish or basket is in the address too, but needs no new data.
    dataKey: (url) => url.searchParams.get('fulfilment') ?? '',
    changesByItself: true,
    staysDrawn: true,
    bring: bringFirstPictures,
    Page: MenuPage,
    Skeleton: MenuPageSkeleton,
  }),
})

export default routes
