import { listRides, stepRide } from '@galo/console/calls'
import { z } from 'zod'
import { createArea } from '../../kernel/http/answering'
import { notFound } from '../../kernel/http/refusal'
import type { OrderPlatform } from '../../modules/orders'
import { moveRide, ridesFor } from './rides'

const idSchema = z.uuid()

/** What a courier looks at and says. Below the console. */
export const ridesRoutes = (platform: OrderPlatform) => {
  const { db, clock } = platform
  const { routes, answer } = createArea(platform, 'list')
  answer(listRides, ({ query }) => ridesFor(db, query.courier, clock.now()))
  answer(stepRide, async ({ body, params: { id } }) => {
    if (!idSchema.safeParse(id).success) throw notFound('Ride')
    await moveRide(platform, id, body)
    return ridesFor(db, body.courier, clock.now())
  })
  return routes
}
