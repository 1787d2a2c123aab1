import { getThrottles, listAvailableDays, listAvailableTimes, validateTime } from '@galo/contracts/capacity'
import { Hono } from 'hono'
import { createGraph, type ResolversOf } from '../../kernel/http/graph'
import { runGraphql } from '../../kernel/http/graphql'
import { answerErrorsAs } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { daysOffered, findRestaurants, isAlcoholSoldAt, throttlesOf, type RestaurantRow } from '../restaurants'
import { localDateOf, MARKETS } from '@galo/domain'
import { availableDays, availableSlots, throttleIn, whyNotAvailable } from './capacity'

const CALLS = [listAvailableTimes, listAvailableDays, validateTime, getThrottles] as const

/** POST /capacity/query. Its errors are a bare array (K03). */
export const capacityRoutes = ({ db, clock, config }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('array'))
  const known = async (ids: readonly string[]): Promise<RestaurantRow[]> => {
    const rows = await findRestaurants(db, ids)
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  }

  const resolvers: ResolversOf<typeof CALLS> = {
    availableTimes: async ({ restaurantIds: ids, fulfilmentType: type, fromTime }) => {
      const answers = []
      for (const row of await known(ids)) {
        const now = clock.now()
        // A clock that is behind asks about today.
        const from = Math.max(Date.parse(fromTime), now.getTime())
        const day = localDateOf(from, MARKETS[row.market].timeZone)
        const { slots, laterFrom } = await availableSlots(db, row, type, now, config.slotCapacity, day)
        const times = slots.filter((slot) => Date.parse(slot) >= from).map((time) => ({ time }))
        answers.push({ restaurantId: row.id, daysAhead: daysOffered(row, type, now).length - 1, laterFrom, times })
      }
      return answers
    },
    availableDays: async ({ restaurantIds: ids, fulfilmentType: type }) => {
      const answers = []
      for (const row of await known(ids)) {
        const days = await availableDays(db, row, type, clock.now(), config.slotCapacity)
        answers.push({ restaurantId: row.id, days })
      }
      return answers
    },
    validateTime: async ({ restaurantIds: ids, fulfilmentType: type, pickupTime, isAgeRestricted }) => {
      const rows = await known(ids)
      for (const row of rows) {
        const at = new Date(pickupTime)
        const isUnsold = isAgeRestricted === true && !isAlcoholSoldAt(row, at)
        const reason =
          (await whyNotAvailable(db, row, type, clock.now(), config.slotCapacity, at)) ??
          (isUnsold ? 'alcohol-not-sold' : null)
        if (reason !== null) return { valid: false, reason: reason.toUpperCase().replaceAll('-', '_') }
      }
      return { valid: rows.length === ids.length, reason: null }
    },
    throttles: async ({ restaurantIds: ids }) => {
      const rows = await throttlesOf(db, ids)
      const now = clock.now()
      const throttle = (row: RestaurantRow, type: 'COLLECTION' | 'DELIVERY') => ({
        throttledUntil: throttleIn(rows, row.id, type, now)?.toISOString() ?? null,
        prepTime: row.prepTimeMins,
      })
      return (await known(ids)).map((row) => ({
        restaurantId: row.id,
        current: { collection: throttle(row, 'COLLECTION'), delivery: throttle(row, 'DELIVERY') },
      }))
    },
  }

  const graph = createGraph(CALLS, resolvers, config)
  routes.post(listAvailableTimes.path, async (c) => {
    const { data, errors } = await runGraphql(c, graph.questions, graph.rootValue)
    return errors.length > 0 ? c.json(errors, 400) : c.json({ data })
  })
  return routes
}
