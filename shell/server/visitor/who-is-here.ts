import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Market } from '@galo/domain'
import type { Who } from '../../shared/frame-names'
import { markerCookie } from '../../shared/session-marker'

/** Whom the frame round a page is for, before any script: as the marker says, which proves nothing and opens nothing. */
export const whoIsHere = (context: Context, market: Market): Who =>
  getCookie(context, markerCookie(market)) === undefined ? 'visitor' : 'customer'
