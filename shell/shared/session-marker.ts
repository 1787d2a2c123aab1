import type { Market, SilentOutcome } from '@galo/domain'

/**
 * The cookie that says to scripts of our own: somebody may be signed in here. It has no secret and proves nothing; it is there so that
 * a page asks for a session only where there may be one. On localhost both markets share one jar, hence a name for each.
 */
export const markerCookie = (market: Market): string => `galo_signed_in_${market.toLowerCase()}`

/** What the last page of the silent frame sends to the page that framed it, at its own origin only. */
export const SILENT_MESSAGE = 'galo.silent'

export interface SilentMessage {
  readonly type: typeof SILENT_MESSAGE
  readonly outcome: SilentOutcome
}
