import type { FulfilmentType } from '@galo/domain'
import { fulfilmentToUrl } from '@galo/domain'

/** The only place that spells the site's URLs (rows A05, J16). */
export const sitePaths = {
  search: () => '/order/search',
  searchResults: ({
    query,
    latitude,
    longitude,
    fulfilment,
  }: {
    query: string
    latitude?: number
    longitude?: number
    fulfilment?: FulfilmentType
  }) => {
    const search = new URLSearchParams({ q: query })
    if (latitude !== undefined && longitude !== undefined) {
      search.set('lat', String(latitude))
      search.set('lon', String(longitude))
    }
    if (fulfilment !== undefined) search.set('fulfilment', fulfilmentToUrl(fulfilment))
    return `/order/search/results?${search.toString()}`
  },
  menu: (slug: string, fulfilment: FulfilmentType) =>
    `/order/menu/${encodeURIComponent(slug)}?fulfilment=${fulfilmentToUrl(fulfilment)}`,
  checkout: () => '/order/checkout',
  order: (orderId: string) => `/order/myorders/${encodeURIComponent(orderId)}`,
  myOrders: () => '/order/myorders',
  card: () => '/card/about',
  profile: () => '/profile',
} as const
