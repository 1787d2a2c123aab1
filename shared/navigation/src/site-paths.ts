import type { FulfilmentType } from '@galo/domain'
import { fulfilmentToUrl, listedInUrl } from '@galo/domain'
import { pathTo } from './path-to'

/** Where the site's parts are, with what their addresses carry besides (A05, J16). Plain pages need no entry: `pathTo` knows all. */
export const sitePaths = {
  search: (dish?: string) =>
    `${pathTo('/order/search')}${dish === undefined ? '' : `?dish=${encodeURIComponent(dish)}`}`,
  searchResults: ({
    query,
    latitude,
    longitude,
    fulfilment,
    dish,
  }: {
    query: string
    latitude?: number
    longitude?: number
    fulfilment?: FulfilmentType
    /** What the customer came for: menus open at its section. */
    dish?: string | null
  }) => {
    const search = new URLSearchParams({ q: query })
    if (latitude !== undefined && longitude !== undefined) {
      search.set('lat', String(latitude))
      search.set('lon', String(longitude))
    }
    if (fulfilment !== undefined) search.set('fulfilment', listedInUrl(fulfilment))
    if (dish) search.set('dish', dish)
    return `${pathTo('/order/search/results')}?${search.toString()}`
  },
  /** `section` is where on the menu it opens. */
  menu: (slug: string, fulfilment: FulfilmentType, section?: string) =>
    `${pathTo('/order/menu/:slug', { slug })}?fulfilment=${fulfilmentToUrl(fulfilment)}${section === undefined ? '' : `#${section}`}`,
  checkout: () => pathTo('/order/checkout'),
  order: (orderId: string) => pathTo('/order/myorders/:id', { id: orderId }),
  myOrders: () => pathTo('/order/myorders'),
  card: () => pathTo('/card/about'),
  profile: () => pathTo('/profile'),
} as const
