import { addFault, clearFault, clearFaults, listBreakableCalls, listFaults } from '@galo/console/calls'
import { createArea } from '../../kernel/http/answering'
import { notFound } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { breakableCalls, pathPrefixOf } from './faults.rules'
import * as store from './faults.store'
import { faultsOnWire } from './faults.wire'

export interface Route {
  readonly method: string
  readonly path: string
}

/** Below the console: what is broken on purpose. `routesOfApp` is asked late, when every module has been mounted. */
export const faultsRoutes = (platform: Platform, routesOfApp: () => readonly Route[]) => {
  const { db } = platform
  const { routes, answer } = createArea(platform, 'list')
  const now = async () => ({ faults: faultsOnWire(await store.listFaults(db)) })

  answer(listFaults, now)
  answer(listBreakableCalls, () => ({
    calls: breakableCalls(routesOfApp()).map((call) => ({ ...call, prefix: pathPrefixOf(call.path) })),
  }))
  answer(addFault, async ({ body }) => {
    const { id } = await store.addFault(db, body)
    return { id, ...(await now()) }
  })
  answer(clearFaults, async () => {
    await store.clearFaults(db)
    return now()
  })
  answer(clearFault, async ({ params: { id } }) => {
    if (!/^[\w-]{1,64}$/.test(id) || !(await store.clearFault(db, id))) throw notFound('Fault')
    return now()
  })
  return routes
}
