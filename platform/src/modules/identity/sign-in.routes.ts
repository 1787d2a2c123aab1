import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Provider } from 'oidc-provider'
import { logDefect } from '../../kernel/defect'
import type { SteppedPlatform } from '../../kernel/platform'
import { browserAddress } from '../../kernel/http/client-address'
import { errorPage, tooManyPage } from './pages/notice.pages'
import { renderPage, type Page } from './pages/page'
import { logInPath, registerPage, signInPage } from './pages/sign-in.pages'
import { knownDevices } from './known-device'
import { errors } from './provider/oidc-provider'
import { homeOf, marketOfClient } from './provider/provider.clients'
import { readForm, registerProblems, signInProblems, type Form, type Problems } from './sign-in.forms'
import { tryRegister, trySignIn, type Outcome } from './sign-in.try'

export type NodeEnv = { Bindings: HttpBindings }

const show = (c: Context, page: Page, status: ContentfulStatusCode = 200): Response => {
  const { markup, headers } = renderPage(page)
  return c.body(markup, status, { ...headers })
}

const isWrong = (problems: Problems): boolean => Object.keys(problems).length > 0

/**
 * Signing in and creating an account, as a step of the provider's own flow. Which flow is said by the path and by a cookie that goes to
 * this path only; a form is taken from our own page alone.
 */
export const signInRoutes = (platform: SteppedPlatform, provider: Provider) => {
  const routes = new Hono<NodeEnv>()
  const home = homeOf(platform.config)
  const leadsTo = platform.config.siteOrigins
  const devices = knownDevices(platform)

  routes.onError((error, c) => {
    const isLost = error instanceof errors.OIDCProviderError
    if (!isLost) logDefect('Signing in failed', error)
    return show(c, errorPage(home), isLost ? 400 : 500)
  })

  routes.post('*', async (c, next) => {
    const from = c.req.header('origin')
    if (from !== undefined && from !== platform.origin) return show(c, errorPage(home), 403)
    return next()
  })

  /** The flow this browser is in the middle of, and the path its pages live under. */
  const flowOf = async (c: Context<NodeEnv>) => {
    const details = await provider.interactionDetails(c.env.incoming, c.env.outgoing)
    if (details.uid !== c.req.param('uid')) throw new errors.SessionNotFound('another interaction')
    return { details, path: `/identity/sign-in/${details.uid}` }
  }
  type Flow = Awaited<ReturnType<typeof flowOf>>

  const answer = async (c: Context<NodeEnv>, flow: Flow, form: Form, outcome: Outcome, page: typeof signInPage) => {
    if (outcome.kind === 'in') {
      devices.remember(c, form['email'] ?? '')
      const result = { [flow.details.prompt.name]: {}, login: { accountId: outcome.customerId } }
      return c.redirect(await provider.interactionResult(c.env.incoming, c.env.outgoing, result), 303)
    }
    if (outcome.kind === 'wrong')
      return show(c, page(flow.path, leadsTo, { typed: form, wrong: outcome.problems }), 422)
    c.header('retry-after', String(outcome.seconds))
    return show(c, tooManyPage(logInPath(flow.path), outcome.seconds), 429)
  }

  routes.get('/:uid', async (c) => {
    const { details, path } = await flowOf(c)
    const wantsAccount = details.prompt.name === 'create' || details.params['screen_hint'] === 'register'
    // Who came to create an account and has one after all finds the other page by its link.
    const isAsked = wantsAccount && c.req.query('page') !== 'log-in'
    return show(c, isAsked ? registerPage(path, leadsTo) : signInPage(path, leadsTo))
  })

  routes.get('/:uid/register', async (c) => show(c, registerPage((await flowOf(c)).path, leadsTo)))

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
    const market = marketOfClient(flow.details.params['client_id'])
    const outcome: Outcome = isWrong(problems)
      ? { kind: 'wrong', problems }
      : await tryRegister(platform, form, market, browserAddress(c, c.env.incoming, platform.config))
    return answer(c, flow, form, outcome, registerPage)
  })

  return routes
}
