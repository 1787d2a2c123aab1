import type { Context } from 'hono'

/** `null` is an origin too: that of a sandboxed frame. */
const isHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && new URL(origin).host === host

/**
 * Whether a request comes from a page of this very site, by what browsers say of it and no page can: `unknown` when the browser says
 * neither where it is from nor how far that is.
 */
export const fromOwnPage = (context: Context): 'yes' | 'no' | 'unknown' => {
  const origin = context.req.header('origin')
  if (origin !== undefined) return isHost(origin, context.req.header('host')) ? 'yes' : 'no'
  const site = context.req.header('sec-fetch-site')
  if (site === undefined) return 'unknown'
  return site === 'same-origin' ? 'yes' : 'no'
}
