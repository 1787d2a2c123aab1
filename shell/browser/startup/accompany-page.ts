import type { AppEnvironment } from '../app-environment'
import { prefetchLinks } from './prefetch-links'
import { refreshWhileVisible } from './refresh-while-visible'

/** What goes on beside a page that lives. */
export const accompanyPage = ({ pages }: AppEnvironment): void => {
  prefetchLinks(pages)
  refreshWhileVisible(pages)
}
