import { CONSENT_SAID } from '../../shared/consent-cookie'
import type { AppEnvironment } from '../app-environment'

/** The page begins with what the server read; from then on it hears what is said on it, in other tabs, and on pages that have no code of ours. */
export const followConsent = ({ state, visit, services }: AppEnvironment): void => {
  const look = () => {
    import('../consent/mirror-consent').then(
      ({ mirrorConsent }) => mirrorConsent(state, visit.config.market, services.clock.now() - visit.aheadMs),
      // Offline, most likely: what is not known to be a yes stays a no, and the next look asks again.
      () => {},
    )
  }
  addEventListener(CONSENT_SAID, look)
  document.addEventListener('visibilitychange', look)
}
