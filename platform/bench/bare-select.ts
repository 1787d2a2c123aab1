import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Db } from '../src/kernel/db/database'

/** The least an answer from this database through this kind of server can cost: what other figures are held against. */
export const serveBareSelect = async (db: Db) => {
  const app = new Hono()
  app.get('/select', async (c) => {
    await db.execute(sql`select 1`)
    return c.json({ status: 'ok' })
  })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, () => resolve()))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
