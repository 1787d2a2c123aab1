import type { Market } from '@galo/domain'
import { CONSENT_SAID, consentCookie, consentState, readConsent } from '../../shared/consent-cookie'
import type { AppEnvironment } from '../app-environment'

const valueOf = (market: Market): string | undefined => {
  const start = `${consentCookie(market)}=`
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
}

/** The store goes on as the cookie says: what is said on the page, and, when somebody comes back to it, on pages that have no code of ours. */
export const followConsent = ({
  state,
  visit,
  services,
}: Pick<AppEnvironment, 'state' | 'visit' | 'services'>): void => {
  const store = state.write('consent')
  const look = () => {
    const now = services.clock.now() - visit.aheadMs
    const said = consentState(readConsent(valueOf(visit.config.market), now))
    if (said.decidedAt !== store.getState().decidedAt) store.setState(said)
  }
  look()
  addEventListener(CONSENT_SAID, look)
  document.addEventListener('visibilitychange', look)
}
