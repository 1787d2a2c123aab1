import type { AppEnvironment } from '../app-environment'
import { followConsent } from '../consent/follow-consent'
import { keepFlags } from '../flags/keep-flags'
import { closeByBack } from '../overlays/close-by-back'

/** What a page goes on with that no first view needs. */
export const follow = (environment: AppEnvironment): void => {
  followConsent(environment)
  keepFlags(environment)
  closeByBack(environment.services.overlays)
}
