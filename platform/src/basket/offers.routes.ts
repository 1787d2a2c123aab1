import { Hono, type Context } from 'hono'
import { rememberOwner } from '../discounts/people.store'
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
  routes.post('/discount/code', async (c) => {
    const view = await readBody(c, discountCodeSchema)
    const { sub, email } = c.get('session')
    // Whoever is known by name already is not told at the till what they could have been told here.
    const mine = { basketId: view.basket.id, customerId: sub }
    if (email !== undefined) await rememberOwner(platform.db, platform.config, mine, { emails: [email] })
    return c.json(await applyCode(platform, guesserOf(c), view))
  })
  routes.post('/discount/code/clear', async (c) =>
    c.json(await clearCode(platform, c.get('session').sub, await readBody(c, updateViewSchema))),
  )
  return routes
}
