import { Hono, type Context } from 'hono'
import type { SessionEnv } from '../http/bearer'
import { readBody } from '../http/body'
import { visitorAddress } from '../http/client-address'
import type { Platform } from '../platform'
import { applyCode, clearCode } from './basket.discount'
import { discountCodeSchema, removeRewardSchema, setRewardSchema, updateViewSchema } from './basket.requests'
import { removeReward, setReward } from './basket.reward'

/** The four forms that make a basket cheaper, or dearer again (F04). Behind the basket's own bearer and error shape. */
export const basketOffersRoutes = (platform: Platform) => {
  const routes = new Hono<SessionEnv>()
  const guesserOf = (c: Context<SessionEnv>) => ({
    customerId: c.get('session').sub,
    address: visitorAddress(c, platform.config),
  })

  routes.post('/rewards', async (c) =>
    c.json(await setReward(platform, c.get('session').sub, await readBody(c, setRewardSchema))),
  )
  routes.post('/rewards/remove', async (c) =>
    c.json(await removeReward(platform, c.get('session').sub, await readBody(c, removeRewardSchema))),
  )
  routes.post('/discount/code', async (c) =>
    c.json(await applyCode(platform, guesserOf(c), await readBody(c, discountCodeSchema))),
  )
  routes.post('/discount/code/clear', async (c) =>
    c.json(await clearCode(platform, c.get('session').sub, await readBody(c, updateViewSchema))),
  )
  return routes
}
