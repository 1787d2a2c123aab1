import { Hono } from 'hono'
import { readBody } from '../http/body'
import { answerErrorsAs, notFound } from '../http/refusal'
import type { Platform } from '../platform'
import { breakableCalls, pathPrefixOf } from './faults.rules'
import { faultSchema } from './faults.schema'
import { addFault, clearFault, clearFaults, listFaults } from './faults.store'

export interface Route {
  readonly method: string
  readonly path: string
}

/** Below the console: what is broken on purpose. `routesOfApp` is asked late, when every module has been mounted. */
export const faultsRoutes = ({ db }: Platform, routesOfApp: () => readonly Route[]) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('list'))
  const answer = async () => ({ faults: await listFaults(db) })

  routes.get('/', async (c) => c.json(await answer()))
  routes.get('/calls', (c) =>
    c.json({ calls: breakableCalls(routesOfApp()).map((call) => ({ ...call, prefix: pathPrefixOf(call.path) })) }),
  )
  routes.post('/', async (c) => {
    const { id } = await addFault(db, await readBody(c, faultSchema))
    return c.json({ id, ...(await answer()) }, 201)
  })
  routes.delete('/', async (c) => {
    await clearFaults(db)
    return c.json(await answer())
  })
  routes.delete('/:id', async (c) => {
    if (!/^[\w-]{1,64}$/.test(c.req.param('id')) || !(await clearFault(db, c.req.param('id')))) throw notFound('Fault')
    return c.json(await answer())
  })
  return routes
}
