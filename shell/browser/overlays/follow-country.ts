import { paths } from '@galo/contracts/site'
import { marketOfCountry } from '@galo/domain'
import type { AppEnvironment } from '../app-environment'

/** How long after the page has loaded it is asked where the visitor is, in milliseconds: whoever reads already is not held up. */
const AFTER_MS = 1_200

const countryOf = async (): Promise<string> => {
  const answer = await fetch(paths.site.countryCode)
  const { countryCode } = (await answer.json()) as { readonly countryCode?: unknown }
  return String(countryCode)
}

/** Asks a visitor from the other market's country, until they have answered, whether they mean its site. Where nobody knows, nobody is asked. */
export const followCountry = (environment: AppEnvironment): void => {
  const { state, visit, services } = environment
  const look = async () => {
    if (state.read('app').getState().localeModalDismissed) return
    try {
      const market = marketOfCountry(await countryOf())
      if (market === null || market === visit.config.market) return
      const { askMarket } = await import('./wrong-market-dialog')
      askMarket(environment, market)
    } catch (error) {
      services.log('info', 'Nobody knows where the visitor is', { error: String(error) })
    }
  }
  const lookSoon = () => void setTimeout(() => void look(), AFTER_MS)
  if (document.readyState === 'complete') lookSoon()
  else addEventListener('load', lookSoon, { once: true })
}
