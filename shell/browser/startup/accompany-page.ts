import type { AppEnvironment } from '../app-environment'
import { followCountry } from '../overlays/follow-country'
import { followOwnership } from '../ownership/follow-ownership'
import { bringApologies } from './bring-apologies'
import { bringFollowers } from './bring-followers'
import { followSession } from './follow-session'
import { followTelemetry } from './follow-telemetry'
import { prefetchLinks } from './prefetch-links'
import { refreshWhileVisible } from './refresh-while-visible'

/** What goes on beside a page that lives. */
export const accompanyPage = (environment: AppEnvironment): void => {
  const { pages } = environment
  followSession(environment)
  prefetchLinks(pages)
  refreshWhileVisible(pages)
  followCountry(environment)
  bringApologies()
  followTelemetry(environment)
  bringFollowers(environment)
  followOwnership(environment)
}
