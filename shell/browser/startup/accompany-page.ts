import type { AppEnvironment } from '../app-environment'
import { followSession } from './follow-session'
import { prefetchLinks } from './prefetch-links'
import { refreshWhileVisible } from './refresh-while-visible'

/** What goes on beside a page that lives. */
export const accompanyPage = (environment: AppEnvironment): void => {
  followSession(environment)
  prefetchLinks(environment.pages)
  refreshWhileVisible(environment.pages)
}
