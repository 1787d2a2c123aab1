import type { FulfilmentType } from '@galo/domain'
import { fulfilmentToUrl } from '@galo/domain'

/** The only place that spells the site's URLs (rows A05, J16). */
export const sitePaths = {
  search: (dish?: string) => (dish === undefined ? '/order/search' : `/order/search?dish=${encodeURIComponent(dish)}`),
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
    if (fulfilment !== undefined) search.set('fulfilment', fulfilmentToUrl(fulfilment))
    if (dish) search.set('dish', dish)
    return `/order/search/results?${search.toString()}`
  },
  /** `section` is where on the menu it opens. */
  menu: (slug: string, fulfilment: FulfilmentType, section?: string) =>
    `/order/menu/${encodeURIComponent(slug)}?fulfilment=${fulfilmentToUrl(fulfilment)}${section === undefined ? '' : `#${section}`}`,
  checkout: () => '/order/checkout',
  order: (orderId: string) => `/order/myorders/${encodeURIComponent(orderId)}`,
  myOrders: () => '/order/myorders',
  card: () => '/card/about',
  profile: () => '/profile',
} as const
