import type { Context } from 'hono'
import type { PlatformConfig } from '../../kernel/config'
import type { NodeEnv, SignInFlow, SignInFlows } from '../../providers/identity/port'
import { homeOf, localeOf } from './pages/show'
import type { SignInContext } from './pages/sign-in.pages'

/** Which flow a browser is in the middle of, and what its pages have in common. */
export const flowReader = (config: PlatformConfig, flows: SignInFlows) => ({
  flowOf: (c: Context<NodeEnv>): Promise<SignInFlow> => flows.find(c, c.req.param('uid') ?? ''),
  contextOf: ({ id, market, site }: SignInFlow): SignInContext => ({
    locale: localeOf(config, market),
    path: `/identity/sign-in/${id}`,
    home: homeOf(config, site),
    leadsTo: config.siteOrigins,
  }),
})
