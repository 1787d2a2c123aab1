import { exposedOf, matchPage } from '../../shared/match-page'
import type { AppEnvironment } from '../app-environment'
import { wait } from './wait'

/** The whole page becomes alive at once if the first remote is here so soon; else the chrome goes ahead. */
const HYDRATE_TOGETHER_MS = 1_500

/** Asks for the code of the page on screen; resolves when it is here, can't be had, or is not to be waited for. */
export const loadFirstPage = async ({ visit, registry }: AppEnvironment): Promise<void> => {
  const match = matchPage(location.pathname, visit.remotes)
  if (match === null) return
  await Promise.race([registry.load(match.remote, exposedOf(match)).catch(() => {}), wait(HYDRATE_TOGETHER_MS)])
}
