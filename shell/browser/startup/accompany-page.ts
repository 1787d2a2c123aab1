import type { AppEnvironment } from '../app-environment'
import { followConnection } from './follow-connection'
import { prefetchLinks } from './prefetch-links'
import { refreshWhileVisible } from './refresh-while-visible'

/** What goes on beside a page that lives. */
export const accompanyPage = ({ state, pages }: AppEnvironment): void => {
  followConnection(state)
  prefetchLinks(pages)
  refreshWhileVisible(pages)
}
