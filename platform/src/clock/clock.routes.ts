import { Hono } from 'hono'
import type { Platform } from '../platform'

export const clockRoutes = ({ clock }: Platform) => {
  const routes = new Hono()
  routes.get('/', (c) => c.json({ now: clock.now().toISOString() }, 200, { 'cache-control': 'no-store' }))
  return routes
}
