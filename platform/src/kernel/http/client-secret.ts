import type { MiddlewareHandler } from 'hono'
import type { Platform } from '../platform'
import { Refusal } from './refusal'
import { isSameSecret } from './secret'

/** Lets through our own servers, which say so by `x-client-secret`. */
export const needsClientSecret =
  ({ config }: Pick<Platform, 'config'>): MiddlewareHandler =>
  async (c, next) => {
    if (!isSameSecret(c.req.header('x-client-secret') ?? '', config.clientSecret))
      throw new Refusal(401, 'UNAUTHORISED', 'x-client-secret is wrong')
    await next()
  }
