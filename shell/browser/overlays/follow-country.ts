import { paths } from '@galo/contracts/site'
import { marketOfCountry, type Market } from '@galo/domain'
import type { AppEnvironment } from '../app-environment'
import { afterLoad } from '../startup/after-load'

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
    const { askMarket } = await import(/* webpackChunkName: "dialogs" */ './wrong-market-dialog')
    askMarket(environment, market)
  }
  afterLoad(() => void look().catch(() => {}))
}
