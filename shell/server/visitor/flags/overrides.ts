import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { DAY_MS, type Market } from '@galo/domain'
import type { FlagValues } from '@galo/services'
import type { BffConfig } from '../../config'
import type { LinkParameter } from '../link-parameters'
import type { FlagsInUse } from './flags.model'
import { overridesText, parseOverrides } from './overrides.model'

/** Sent with each page, so that the first HTML is what was asked for: what a browser's own storage keeps comes too late for that. */
const COOKIE = 'galo_ff'
const LIFE_S = (30 * DAY_MS) / 1_000

/** What this visitor has switched for themselves; of flags that are not described any more, nothing. */
export const overridesOf = (context: Context, flags: FlagsInUse): FlagValues =>
  parseOverrides(getCookie(context, COOKIE) ?? '', flags)

/**
 * `?ff=` of a page switches flags for this visitor and nobody else (A09), for thirty days; the next one takes its place, and an empty one ends it.
 * One that names no flag at all is left alone.
 */
export const flagOverrides = (
  { siteUrls }: Pick<BffConfig, 'siteUrls'>,
  market: Market,
  flagsInUse: (context: Context) => Promise<FlagsInUse>,
): LinkParameter => {
  const options = { path: '/', secure: siteUrls[market].startsWith('https:') }
  return {
    name: 'ff',
    async take(context, text) {
      if (text === '') {
        deleteCookie(context, COOKIE, options)
        return true
      }
      const wanted = overridesText(parseOverrides(text, await flagsInUse(context)))
      if (wanted === '') return false
      setCookie(context, COOKIE, wanted, { ...options, httpOnly: true, sameSite: 'Lax', maxAge: LIFE_S })
      return true
    },
  }
}
