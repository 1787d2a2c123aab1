import { paths } from '@galo/contracts/site'
import { marketOfCountry, type Market } from '@galo/domain'
import type { AppEnvironment } from '../app-environment'

/** How long after the page has loaded it is asked where the visitor is, in milliseconds: whoever reads already is not held up. */
const AFTER_MS = 1_200

const marketOfVisitor = async (): Promise<Market | null> => {
  const answer = await fetch(paths.site.countryCode)
  const { countryCode } = (await answer.json()) as { readonly countryCode?: unknown }
  return marketOfCountry(String(countryCode))
}

/**
 * Asks who came by a link for the other market, and, until they have answered, who is in its country, whether they mean its site.
 * Where nobody knows, nobody is asked.
 */
export const followCountry = (environment: AppEnvironment): void => {
  const { state, visit } = environment
  const { market: here, siteUrls } = visit.config
  // As it was on arrival; the market that this site is for has been taken out of it.
  const named = new URLSearchParams(location.search).get('market') as Market | null
  const wanted = async () => {
    if (named !== null && Object.hasOwn(siteUrls, named)) return named
    return state.read('app').getState().localeModalDismissed ? null : marketOfVisitor()
  }
  const look = async () => {
    const market = await wanted()
    if (market === null || market === here) return
    const { askMarket } = await import('./wrong-market-dialog')
    askMarket(environment, market)
  }
  const lookSoon = () => void setTimeout(() => void look().catch(() => {}), AFTER_MS)
  if (document.readyState === 'complete') lookSoon()
  else addEventListener('load', lookSoon, { once: true })
}
