import { Hono, type Context } from 'hono'
import type { Market } from '@galo/domain'
import type { Locale } from '@galo/words/tables'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { logDefect } from '../../kernel/defect'
import type { SteppedPlatform } from '../../kernel/platform'
import { browserAddress } from '../../kernel/http/visitor-address'
import type { PlatformConfig } from '../../kernel/config'
import type { NodeEnv, SignInFlow, SignInFlows } from '../../providers/identity/port'
import { errorPage, tooManyPage } from './pages/notice.pages'
import { renderPage, type Page } from './pages/page'
import { logInPath, registerPage, signInPage, type FormState, type SignInContext } from './pages/sign-in.pages'
import { knownDevices } from './known-device'
import { readForm, registerProblems, signInProblems, type Form, type Problems } from './sign-in.forms'
import { tryRegister, trySignIn, type Outcome } from './sign-in.try'

/** Where a page of ours sends people who came from nowhere in particular. */
export const homeOf = ({ siteOrigins }: PlatformConfig): string => `${siteOrigins[0] ?? ''}/order/search`

const show = (c: Context, page: Page, status: ContentfulStatusCode = 200): Response => {
  const { markup, headers } = renderPage(page)
  return c.body(markup, status, { ...headers })
}

/** A page that belongs to no market, an error say, speaks as the first one, where its link home leads as well. */
export const localeOf = ({ language }: PlatformConfig, market: Market = 'UK'): Locale => ({ language, market })

/** A form nobody has sent yet, with what they said at the site already. */
const begunWith = ({ loginHint }: SignInFlow): FormState => ({ typed: readForm({ email: loginHint }), wrong: {} })

const isWrong = (problems: Problems): boolean => Object.keys(problems).length > 0

/**
 * Signing in and creating an account, as a step of the provider's own flow. Which flow is said by the path and by a cookie that goes to
 * this path only; a form is taken from our own page alone.
 */
export const signInRoutes = (platform: SteppedPlatform, flows: SignInFlows) => {
  const routes = new Hono<NodeEnv>()
  const home = homeOf(platform.config)
  const devices = knownDevices(platform)

  routes.onError((error, c) => {
    const isLost = flows.isLost(error)
    if (!isLost) logDefect('Signing in failed', error)
    return show(c, errorPage(localeOf(platform.config), home), isLost ? 400 : 500)
  })

  routes.post('*', async (c, next) => {
    const from = c.req.header('origin')
    if (from !== undefined && from !== platform.origin) return show(c, errorPage(localeOf(platform.config), home), 403)
    return next()
  })

  /** The flow this browser is in the middle of. */
  const flowOf = (c: Context<NodeEnv>) => flows.find(c, c.req.param('uid') ?? '')
  const contextOf = ({ id, market }: SignInFlow): SignInContext => ({
    locale: localeOf(platform.config, market),
    path: `/identity/sign-in/${id}`,
    leadsTo: platform.config.siteOrigins,
  })

  const answer = async (
    c: Context<NodeEnv>,
    flow: SignInFlow,
    form: Form,
    outcome: Outcome,
    page: typeof signInPage,
  ) => {
    if (outcome.kind === 'in') {
      devices.remember(c, form['email'] ?? '')
      return c.redirect(await flows.finish(c, outcome.customerId), 303)
    }
    if (outcome.kind === 'wrong') return show(c, page(contextOf(flow), { typed: form, wrong: outcome.problems }), 422)
    c.header('retry-after', String(outcome.seconds))
    return show(c, tooManyPage(contextOf(flow).locale, logInPath(contextOf(flow).path), outcome.seconds), 429)
  }

  routes.get('/:uid', async (c) => {
    const flow = await flowOf(c)
    // Who came to create an account and has one after all finds the other page by its link.
    const page = flow.wantsAccount && c.req.query('page') !== 'log-in' ? registerPage : signInPage
    return show(c, page(contextOf(flow), begunWith(flow)))
  })

  routes.get('/:uid/register', async (c) => {
    const flow = await flowOf(c)
    return show(c, registerPage(contextOf(flow), begunWith(flow)))
  })

  routes.post('/:uid', async (c) => {
    const flow = await flowOf(c)
    const form = readForm(await c.req.parseBody())
    const problems = signInProblems(form)
    const outcome: Outcome = isWrong(problems)
      ? { kind: 'wrong', problems }
      : await trySignIn(platform, form, {
          address: browserAddress(c, c.env.incoming, platform.config),
          device: devices.find(c, form['email'] ?? ''),
        })
    return answer(c, flow, form, outcome, signInPage)
  })

  routes.post('/:uid/register', async (c) => {
    const flow = await flowOf(c)
    const form = readForm(await c.req.parseBody())
    const problems = registerProblems(form)
    const outcome: Outcome = isWrong(problems)
      ? { kind: 'wrong', problems }
      : await tryRegister(platform, form, flow.market, browserAddress(c, c.env.incoming, platform.config))
    return answer(c, flow, form, outcome, registerPage)
  })

  return routes
}
