import { paths } from '@galo/contracts/site'
import { LOST_ID } from '../../shared/lost-id'

/**
 * The page's code is here and can't start: the document's words say that ordering isn't working, and the site is told why.
 * Needs nothing that is evaluated later, for that is what failed.
 */
export const tellStopped = (error: unknown): void => {
  document.getElementById(LOST_ID)?.removeAttribute('hidden')
  const line = { level: 'fatal', message: 'The page could not start', details: { error: String(error) } }
  navigator.sendBeacon(paths.site.log, JSON.stringify(line))
  reportError(error)
}
