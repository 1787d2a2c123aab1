import { Hono } from 'hono'
import { browserAddress } from '../../kernel/http/visitor-address'
import type { SteppedPlatform } from '../../kernel/platform'
import type { NodeEnv, SignInFlows } from '../../providers/identity/port'
import { writeToWhoForgot } from './letters'
import { countLetter } from './letters.limit'
import { isWrong } from './pages/form'
import { forgottenPage, forgottenPath, letterSentPage } from './pages/forgotten.pages'
import { tooManyPage } from './pages/notice.pages'
import { show } from './pages/show'
import { flowReader } from './sign-in.flow'
import { forgottenProblems, readForm } from './sign-in.forms'

/** Asking for a new password, in the middle of signing in. */
export const forgottenRoutes = (platform: SteppedPlatform, flows: SignInFlows) => {
  const routes = new Hono<NodeEnv>()
  const { flowOf, contextOf } = flowReader(platform.config, flows)

  routes.get('/:uid/forgotten', async (c) => {
    const flow = await flowOf(c)
    return show(c, forgottenPage(contextOf(flow), { typed: readForm({ email: flow.loginHint }), wrong: {} }))
  })

  routes.post('/:uid/forgotten', async (c) => {
    const flow = await flowOf(c)
    const context = contextOf(flow)
    const form = readForm(await c.req.parseBody())
    const state = { typed: form, wrong: forgottenProblems(form) }
    if (isWrong(state)) return show(c, forgottenPage(context, state), 422)
    const { email = '' } = form
    const seconds = await countLetter(platform, {
      email,
      address: browserAddress(c, c.env.incoming, platform.config),
    })
    if (seconds > 0) {
      c.header('retry-after', String(seconds))
      return show(c, tooManyPage(context, context.path, seconds), 429)
    }
    await writeToWhoForgot(platform, { email, site: flow.site })
    return c.redirect(`${forgottenPath(context.path)}/sent`, 303)
  })

  routes.get('/:uid/forgotten/sent', async (c) => show(c, letterSentPage(contextOf(await flowOf(c)))))
  return routes
}
