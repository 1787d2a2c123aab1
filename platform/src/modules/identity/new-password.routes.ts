import { Hono, type Context } from 'hono'
import { logDefect } from '../../kernel/defect'
import { browserAddress } from '../../kernel/http/visitor-address'
import type { SteppedPlatform } from '../../kernel/platform'
import type { IdentityPlatform, NodeEnv } from '../../providers/identity/port'
import { findLink, type GoodLink } from './account-links.store'
import { knownDevices } from './known-device'
import { NEW_PASSWORD_PATH, pathFor } from './letters'
import { setNewPassword } from './new-password'
import { isWrong, type FormState } from './pages/form'
import { linkOverPage, newPasswordPage, passwordChosenPage } from './pages/new-password.pages'
import { homeOf, homeOfLost, localeOf, ownFormsOnly, show, showError } from './pages/show'
import { newPasswordProblems, readForm } from './sign-in.forms'

const NOTHING_YET: FormState = { typed: {}, wrong: {} }

/** Where the link of a letter leads: choosing a new password, on any device, signed in or not. */
export const newPasswordRoutes = (platform: SteppedPlatform & IdentityPlatform) => {
  const { config, db, clock } = platform
  const routes = new Hono<NodeEnv>()
  const devices = knownDevices(platform)
  routes.onError((error, c) => {
    logDefect('Choosing a password failed', error)
    return showError(c, config, 500)
  })
  routes.use(ownFormsOnly(platform))

  const linkOf = (token: string) => findLink(db, 'new-password', token, clock.now())
  const showOver = (c: Context): Response => show(c, linkOverPage(localeOf(config), homeOfLost(c, config)), 410)
  const pageFor = ({ market, site, email }: GoodLink, token: string, state = NOTHING_YET) => {
    const [locale, home] = [localeOf(config, market), homeOf(config, site)]
    return newPasswordPage({ locale, home, action: pathFor(NEW_PASSWORD_PATH, site), token, email }, state)
  }

  routes.get('/', async (c) => {
    const token = c.req.query('link') ?? ''
    const link = await linkOf(token)
    return link === undefined ? showOver(c) : show(c, pageFor(link, token))
  })

  routes.post('/', async (c) => {
    const form = readForm(await c.req.parseBody())
    const { link: token = '', password = '' } = form
    const link = await linkOf(token)
    if (link === undefined) return showOver(c)
    const wrong = newPasswordProblems(form, link.email)
    if (isWrong({ wrong })) return show(c, pageFor(link, token, { typed: form, wrong }), 422)
    const address = browserAddress(c, c.env.incoming, config)
    if (!(await setNewPassword(platform, link, { token, password, address }))) return showOver(c)
    // Who reads the account's letters is its owner: nobody's guesses elsewhere shall stop them here.
    devices.remember(c, link.email)
    return c.redirect(pathFor(`${NEW_PASSWORD_PATH}/saved`, link.site), 303)
  })

  routes.get('/saved', (c) => show(c, passwordChosenPage(localeOf(config), homeOf(config, c.req.query('site')))))
  return routes
}
