import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { isSameSecret } from '../../kernel/http/secret'
import type { SteppedPlatform } from '../../kernel/platform'
import { cookieKeyOf } from '../../kernel/session/identity-keys'
import { emailKey } from './customers.store'

const COOKIE = 'galo_idp_device'
const YEAR_S = 31_536_000

/**
 * Remembers in a browser that an account was signed in with it, so that whoever guesses elsewhere does not stop its owner here (OWASP's
 * device cookie). It opens nothing, and names the account only to who knows its e-mail.
 */
export const knownDevices = ({ config, origin }: Pick<SteppedPlatform, 'config' | 'origin'>) => {
  const key = cookieKeyOf(config.identityKey)
  const seal = (device: string, email: string): string =>
    createHmac('sha256', key)
      .update(`device ${device} ${emailKey(email)}`)
      .digest('base64url')

  return {
    /** The device's own id, if this account was signed in with it. */
    find: (c: Context, email: string): string | null => {
      const [device = '', signature = ''] = getCookie(c, COOKIE)?.split('.') ?? []
      return device !== '' && isSameSecret(signature, seal(device, email)) ? device : null
    },
    remember: (c: Context, email: string): void => {
      const device = randomBytes(16).toString('base64url')
      setCookie(c, COOKIE, `${device}.${seal(device, email)}`, {
        httpOnly: true,
        sameSite: 'Lax',
        secure: origin.startsWith('https:'),
        path: '/identity',
        maxAge: YEAR_S,
      })
    },
  }
}
