import { requestPasswordLetter } from '@galo/contracts/identity'
import type { Context } from 'hono'
import { createArea } from '../../kernel/http/answering'
import { Refusal } from '../../kernel/http/refusal'
import { visitorAddress } from '../../kernel/http/visitor-address'
import type { SteppedPlatform } from '../../kernel/platform'
import { writeToWhoForgot } from './letters'
import { countLetter } from './letters.limit'

/** How long a person is asked to wait before they ask for the same letter again. */
const ASK_AGAIN_IN_S = 60

/** Letters the site's server asks for on behalf of a visitor (it proves itself by `x-client-secret`). */
export const lettersRoutes = (platform: SteppedPlatform) => {
  const { config } = platform
  const { routes, answer } = createArea(platform, 'list')

  const checkSite = (site: string): void => {
    if (!config.siteOrigins.includes(site)) throw new Refusal(400, 'UNKNOWN_SITE', 'site: not one of our sites')
  }
  const checkLimit = async (c: Context, email: string): Promise<void> => {
    const seconds = await countLetter(platform, { email, address: visitorAddress(c, config) })
    if (seconds === 0) return
    c.header('retry-after', String(seconds))
    throw new Refusal(429, 'TOO_MANY_LETTERS', 'email: too many letters were asked for')
  }

  answer(requestPasswordLetter, async ({ c, body: { email, site } }) => {
    checkSite(site)
    await checkLimit(c, email)
    await writeToWhoForgot(platform, { email, site })
    return { askAgainInS: ASK_AGAIN_IN_S }
  })
  return routes
}
