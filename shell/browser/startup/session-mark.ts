import type { Market } from '@galo/domain'
import { markerCookie } from '../../shared/session-marker'

/** Whether somebody may be signed in here, as the site's cookie for scripts says. */
export const isMarked = (market: Market): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${markerCookie(market)}=`))
