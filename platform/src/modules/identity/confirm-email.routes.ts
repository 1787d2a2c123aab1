import { Hono, type Context } from 'hono'
import { logDefect } from '../../kernel/defect'
import type { SteppedPlatform } from '../../kernel/platform'
import type { NodeEnv } from '../../providers/identity/port'
import { findLink } from './account-links.store'
import { confirmEmail } from './confirm-email'
import { CONFIRM_EMAIL_PATH, pathFor } from './letters'
import { confirmEmailPage, confirmLinkOverPage, emailConfirmedPage } from './pages/confirm-email.pages'
import { homeOf, homeOfLost, localeOf, ownFormsOnly, show, showError } from './pages/show'
import { readForm } from './sign-in.forms'

/**
 * Where the letter leads that asks whether an e-mail is theirs, on any device, signed in or not. The link may be used again while its
 * time is not over: it says the same thing twice.
 */
export const confirmEmailRoutes = (platform: SteppedPlatform) => {
  const { config, db, clock } = platform
  const routes = new Hono<NodeEnv>()
  routes.onError((error, c) => {
    logDefect('Confirming an e-mail failed', error)
    return showError(c, config, 500)
  })
  routes.use(ownFormsOnly(platform))

  const linkOf = (token = '') => findLink(db, 'confirm-email', token, clock.now())
  const showOver = (c: Context): Response => show(c, confirmLinkOverPage(localeOf(config), homeOfLost(c, config)), 410)

  routes.get('/', async (c) => {
    const token = c.req.query('link') ?? ''
    const link = await linkOf(token)
    if (link === undefined) return showOver(c)
    const [home, action] = [homeOf(config, link.site), pathFor(CONFIRM_EMAIL_PATH, link.site)]
    return show(c, confirmEmailPage(localeOf(config, link.market), { token, email: link.email, home, action }))
  })

  routes.post('/', async (c) => {
    const link = await linkOf(readForm(await c.req.parseBody())['link'])
    if (link === undefined) return showOver(c)
    await confirmEmail(db, link.customerId, clock.now())
    return c.redirect(pathFor(`${CONFIRM_EMAIL_PATH}/done`, link.site), 303)
  })

  routes.get('/done', (c) => show(c, emailConfirmedPage(localeOf(config), homeOf(config, c.req.query('site')))))
  return routes
}
