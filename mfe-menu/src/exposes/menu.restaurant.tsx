import { definePage } from '@galo/navigation'
import { bringFirstPictures } from '../pages/menu/first-pictures'
import { bringEmptyBasket } from '../pages/menu/menu-basket'
import { bringMostOrdered, MenuPage } from '../pages/menu/menu-page'
import { MenuPageSkeleton } from '../pages/menu/menu-page.skeleton'

export default definePage('menu.restaurant', {
  load: async (context) => {
    bringMostOrdered()
    bringEmptyBasket()
    const { loadMenuPage } = await import(/* webpackChunkName: "load" */ '../pages/menu/menu-page.loader')
    return loadMenuPage(context)
  },
  // An open dish or basket is in the address too, but needs no new data.
  dataKey: (url) => url.searchParams.get('fulfilment') ?? '',
  changesByItself: true,
  staysDrawn: true,
  bring: bringFirstPictures,
  Page: MenuPage,
  Skeleton: MenuPageSkeleton,
})
