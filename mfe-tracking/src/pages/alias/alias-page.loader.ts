import { MARKETS } from '@galo/domain'
import { notFound, redirectTo, sitePaths, type LoaderContext, type LoaderResult } from '@galo/navigation'
import { wordsOf } from '@galo/words'
import { ALIAS_WORDS } from './alias-page.words'

/**
 * Redirects the two older addresses of an order to the one it has now (J16). One that names the other market's path leads there by a link:
 * a market is never crossed in silence, and the order's guest is known on that site.
 */
export const loadAliasPage = ({
  params,
  services: { config },
}: Pick<LoaderContext, 'params' | 'services'>): LoaderResult<null> => {
  const to = params['id'] === undefined ? sitePaths.myOrders() : sitePaths.order(params['id'])
  const country = params['country']?.toLowerCase() ?? MARKETS[config.market].path
  if (country === MARKETS[config.market].path) return redirectTo(to)
  const words = wordsOf(ALIAS_WORDS, config)
  const other = Object.values(MARKETS).find(({ path }) => path === country)
  if (other === undefined) return notFound(words.noSuchAddress, words.noSuchAddressText)
  return notFound(words.orderIsElsewhere, words.orderIsElsewhereText, {
    label: words.openOnOtherSite,
    href: new URL(to, config.siteUrls[other.market]).href,
  })
}
