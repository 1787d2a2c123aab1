import { Hono } from 'hono'
import { browserAddress } from '../../kernel/http/visitor-address'
import type { SteppedPlatform } from '../../kernel/platform'
import type { NodeEnv, SignInFlows } from '../../providers/identity/port'
import { findCustomer } from './customers.store'
import { sendConfirmLetter } from './letters'
import { countLetter } from './letters.limit'
import { tooManyPage } from './pages/notice.pages'
import { show } from './pages/show'
import { flowReader } from './sign-in.flow'

/** Being asked for a confirmed e-mail in the middle of signing in: another letter, or on without it. */
export const confirmAtTheDoorRoutes = (platform: SteppedPlatform, flows: SignInFlows) => {
  const routes = new Hono<NodeEnv>()
  const { config, db, clock } = platform
  const { flowOf, contextOf } = flowReader(config, flows)

  routes.post('/:uid/letter', async (c) => {
    const flow = await flowOf(c)
    const context = contextOf(flow)
    const { path } = context
    const customer = flow.confirms === null ? undefined : await findCustomer(db, flow.confirms)
    if (customer === undefined) return c.redirect(path, 303)
    const address = browserAddress(c, c.env.incoming, config)
    const seconds = await countLetter(platform, { email: customer.email, address })
    if (seconds > 0) {
      c.header('retry-after', String(seconds))
      return show(c, tooManyPage(context, path, seconds), 429)
    }
    await db.transaction((tx) => sendConfirmLetter(platform, tx, customer, flow.site, clock.now()))
    return c.redirect(`${path}?page=sent`, 303)
  })

  routes.post('/:uid/go-on', async (c) => {
    const flow = await flowOf(c)
    return c.redirect(flow.confirms === null ? contextOf(flow).path : await flows.goOn(c), 303)
  })
  return routes
}
