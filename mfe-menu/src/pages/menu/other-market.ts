import type { RestaurantEstimate } from '@galo/contracts/restaurants'
import { marketOfCountry } from '@galo/domain'
import { notFound, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { MENU_LOADER_WORDS } from './menu-page.loader.words'

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
  const words = wordsOf(MENU_LOADER_WORDS, config)
  return notFound(words.isInOtherMarket(name), words.menuOnOtherSite, {
    label: words.openOnOtherSite,
    href: new URL(`${url.pathname}${url.search}`, config.siteUrls[home]).href,
  })
}
