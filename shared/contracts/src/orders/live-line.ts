/** Where the site's own server tells a page that its order has changed (X21). */
export const LIVE_LINE_PATH = '/order/api/live'

/** Carries the pass of `followOrder` from the platform to the site's server, which keeps it for the browser. */
export const LIVE_PASS_HEADER = 'x-live-pass'

/** The line of server-sent events of one order, for whose browser keeps a pass to it. */
export const liveLineOf = (orderId: string): string => `${LIVE_LINE_PATH}?order=${encodeURIComponent(orderId)}`

/**
 * What the line says. None of them carries anything of the order: what it is now the polled calls say.
 * `live`: changes are told from now on; said again every `LIVE_BEAT_MS`. `quiet`: the line stands, but nothing is told. `moved`: look now.
 */
export type LiveEvent = 'live' | 'quiet' | 'moved'

/** How often a line that has nothing to say says so: who hears nothing for two of them has been cut off. */
export const LIVE_BEAT_MS = 15_000
