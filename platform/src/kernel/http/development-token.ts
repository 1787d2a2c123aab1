import type { MiddlewareHandler } from 'hono'
import type { Platform } from '../platform'
import { Refusal } from './refusal'
import { isSameSecret } from './secret'

export const DEVELOPMENT_TOKEN_HEADER = 'x-development-token'

/** Lets through who carries the token of our sites' settings in `x-development-token`. */
export const needsDevelopmentToken =
  ({ config }: Pick<Platform, 'config'>): MiddlewareHandler =>
  async (c, next) => {
    if (!isSameSecret(c.req.header(DEVELOPMENT_TOKEN_HEADER) ?? '', config.developmentToken))
      throw new Refusal(401, 'UNAUTHORISED', `${DEVELOPMENT_TOKEN_HEADER}: not one of ours`)
    await next()
  }

/** The same token as the address service wants it: as `key`. */
export const checkLocalitiesKey = ({ config }: Pick<Platform, 'config'>, key: string): void => {
  if (!isSameSecret(key, config.developmentToken)) throw new Refusal(403, 'INVALID_KEY', 'key: not one of ours')
}
