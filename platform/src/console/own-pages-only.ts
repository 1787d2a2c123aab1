import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../http/refusal'

/**
 * The console asks for no password, so a page of somebody else must not press its buttons: browsers say where a request comes from.
 * Tools and tests that are no browser say nothing and are let in.
 */
export const ownPagesOnly: MiddlewareHandler = async (c, next) => {
  const from = c.req.header('sec-fetch-site')
  if (from !== undefined && from !== 'same-origin' && from !== 'none')
    throw new Refusal(403, 'FOREIGN_PAGE', 'Only the console’s own page may ask')
  await next()
}
