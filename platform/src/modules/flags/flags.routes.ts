import { changeFlag, listFlags } from '@galo/console/calls'
import { createArea } from '../../kernel/http/answering'
import { notFound, Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { flagKeySchema } from './flags.schema'
import * as store from './flags.store'
import { flagsOnWire } from './flags.wire'

/** Below the console: what is switched on, and for whom. */
export const flagsRoutes = (platform: Platform) => {
  const { db, clock } = platform
  const { routes, answer } = createArea(platform, 'list')
  const now = async () => ({ flags: flagsOnWire(await store.listFlags(db)) })

  answer(listFlags, now)
  answer(changeFlag, async ({ body: change, params: { key } }) => {
    const flag = flagKeySchema.safeParse(key).success ? await store.findFlag(db, key) : undefined
    if (flag === undefined) throw notFound('Flag')
    const named = [change.defaultVariant ?? flag.defaultVariant, ...(change.rules ?? []).map(({ variant }) => variant)]
    const unknown = named.find((variant) => flag.variants[variant] === undefined)
    if (unknown !== undefined)
      throw new Refusal(400, 'BAD_REQUEST', `variant: ${unknown} is none of ${Object.keys(flag.variants).join(', ')}`)
    await store.changeFlag(db, key, change, clock.now())
    return now()
  })
  return routes
}
