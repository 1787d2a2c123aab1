import { Hono, type Context } from 'hono'
import { logDefect } from '../../kernel/defect'
import type { SteppedPlatform } from '../../kernel/platform'
import { browserAddress } from '../../kernel/http/visitor-address'
import type { NodeEnv, SignInFlow, SignInFlows } from '../../providers/identity/port'
import { confirmAtTheDoorRoutes } from './confirm-at-the-door.routes'
import { findCustomer } from './customers.store'
import { forgottenRoutes } from './forgotten.routes'
import { knownDevices } from './known-device'
import { confirmAtTheDoorPage } from './pages/confirm-email.pages'
import { isWrong, type FormState } from './pages/form'
import { tooManyPage } from './pages/notice.pages'
import { ownFormsOnly, rememberSite, show, showError } from './pages/show'
import { logInPath, registerPage, signInPage } from './pages/sign-in.pages'
import { flowReader } from './sign-in.flow'
import { readForm, registerProblems, signInProblems, type Form } from './sign-in.forms'
import { tryRegister, trySignIn, type Outcome } from './sign-in.try'

/** A form nobody has sent yet, with what they said at the site already. */
const begunWith = ({ loginHint }: SignInFlow): FormState => ({ typed: readForm({ email: loginHint }), wrong: {} })

/**
 * Signing in and creating an account, as a step of the provider's own flow. Which flow is said by the path and by a cookie that goes to
 * this path only; a form is taken from our own page alone.
 */
export const signInRoutes = (platform: SteppedPlatform, flows: SignInFlows) => {
  const routes = new Hono<NodeEnv>()
  const devices = knownDevices(platform)

  const { flowOf, contextOf } = flowReader(platform.config, flows)

  routes.onError((error, c) => {
    const isLost = flows.isLost(error)
    if (!isLost) logDefect('Signing in failed', error)
    return showError(c, platform.config, isLost ? 400 : 500)
  })
  routes.use(ownFormsOnly(platform))
  routes.route('/', forgottenRoutes(platform, flows))
  routes.route('/', confirmAtTheDoorRoutes(platform, flows))

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
    return show(c, tooManyPage(contextOf(flow), logInPath(contextOf(flow).path), outcome.seconds), 429)
  }

  routes.get('/:uid', async (c) => {
    const flow = await flowOf(c)
    rememberSite(c, platform, flow.site)
    if (flow.confirms !== null) {
      const email = (await findCustomer(platform.db, flow.confirms))?.email ?? ''
      return show(c, confirmAtTheDoorPage(contextOf(flow), { email, isSent: c.req.query('page') === 'sent' }))
    }
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
    const outcome: Outcome = isWrong({ wrong: problems })
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
    const outcome: Outcome = isWrong({ wrong: problems })
      ? { kind: 'wrong', problems }
      : await tryRegister(platform, form, {
          market: flow.market,
          site: flow.site,
          address: browserAddress(c, c.env.incoming, platform.config),
        })
    return answer(c, flow, form, outcome, registerPage)
  })

  return routes
}
