import type { RestaurantEstimate } from '@galo/contracts'
import { marketOfCountry } from '@galo/domain'
import { notFound, type LoaderContext, type LoaderResult } from '@galo/navigation'

const SITES = {
  UK: { place: 'in the UK', site: 'our UK site', label: 'Open it on the UK site' },
  IE: { place: 'in Ireland', site: 'our Irish site', label: 'Open it on the Irish site' },
} as const

/**
 * A restaurant of the other country has its menu, its prices and its basket on the other site; `null` for one of our own.
 * Without this a shared link would put food in a basket that nobody here can sell.
 */
export const menuOnTheOtherSite = (
  { name, geo }: RestaurantEstimate,
  { url, services: { config } }: Pick<LoaderContext, 'url' | 'services'>,
): LoaderResult<never> | null => {
  const home = marketOfCountry(geo.address.country)
  if (home === null || home === config.market) return null
  const { place, site, label } = SITES[home]
  return notFound(`${name} is ${place}`, `Its menu is on ${site}. What is in your basket here stays here.`, {
    label,
    href: new URL(`${url.pathname}${url.search}`, config.siteUrls[home]).href,
  })
}
