import { Hono } from 'hono'
import { readBody } from '../http/body'
import { answerErrorsAs, notFound, Refusal } from '../http/refusal'
import type { Platform } from '../platform'
import { flagChangeSchema, flagKeySchema } from './flags.schema'
import { changeFlag, findFlag, listFlags } from './flags.store'

/** Below the console: what is switched on, and for whom. */
export const flagsRoutes = ({ db, clock }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  const answer = async () => ({ flags: await listFlags(db) })

  routes.get('/', async (c) => c.json(await answer()))
  routes.put('/:key', async (c) => {
    const change = await readBody(c, flagChangeSchema)
    const key = c.req.param('key')
    const flag = flagKeySchema.safeParse(key).success ? await findFlag(db, key) : undefined
    if (flag === undefined) throw notFound('Flag')
    const named = [change.defaultVariant ?? flag.defaultVariant, ...(change.rules ?? []).map(({ variant }) => variant)]
    const unknown = named.find((variant) => flag.variants[variant] === undefined)
    if (unknown !== undefined)
      throw new Refusal(400, 'BAD_REQUEST', `variant: ${unknown} is none of ${Object.keys(flag.variants).join(', ')}`)
    await changeFlag(db, key, change, clock.now())
    return c.json(await answer())
  })
  return routes
}
