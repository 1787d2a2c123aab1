import { availableTimesQuery, throttlesQuery, validateTimeQuery } from '@galo/contracts'
import { Hono } from 'hono'
import { z } from 'zod'
import { parseWith } from '../http/body'
import { readQuestions, runGraphql } from '../http/graphql'
import { answerErrorsAs } from '../http/refusal'
import type { Platform } from '../platform'
import { findRestaurants, throttlesOf, type RestaurantRow } from '../restaurants/restaurants.store'
import { availableSlots, throttleIn, whyNotAvailable } from './capacity'

const MOST_RESTAURANTS = 10

const restaurantIds = z.array(z.string()).min(1).max(MOST_RESTAURANTS, `at most ${MOST_RESTAURANTS}`)
const fulfilmentType = z.enum(['DELIVERY', 'COLLECTION', 'EAT_IN', 'AT_TABLE'])
const instant = z.iso.datetime({ offset: true })
export const timesSchema = z.object({ restaurantIds, fulfilmentType, fromTime: instant })
export const validateSchema = z.object({ restaurantIds, fulfilmentType, pickupTime: instant })
export const throttlesSchema = z.object({ restaurantIds })

/** POST /capacity/query. Its errors are a bare array (K03). */
export const capacityRoutes = ({ db, clock, config }: Platform) => {
  const routes = new Hono()
  routes.onError(answerErrorsAs('array'))
  const questions = readQuestions(
    new URL('./capacity.graphql', import.meta.url),
    [availableTimesQuery, validateTimeQuery, throttlesQuery],
    config,
  )

  const known = async (ids: readonly string[]): Promise<RestaurantRow[]> => {
    const rows = await findRestaurants(db, ids)
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  }

  const resolvers = {
    availableTimes: async (input: unknown) => {
      const { restaurantIds: ids, fulfilmentType: type, fromTime } = parseWith(timesSchema, input)
      const answers = []
      for (const row of await known(ids)) {
        const slots = await availableSlots(db, row, type, clock.now(), config.slotCapacity)
        const times = slots.filter((slot) => Date.parse(slot) >= Date.parse(fromTime)).map((time) => ({ time }))
        answers.push({ restaurantId: row.id, times })
      }
      return answers
    },
    validateTime: async (input: unknown) => {
      const { restaurantIds: ids, fulfilmentType: type, pickupTime } = parseWith(validateSchema, input)
      const rows = await known(ids)
      for (const row of rows) {
        const reason = await whyNotAvailable(db, row, type, clock.now(), config.slotCapacity, new Date(pickupTime))
        if (reason !== null) return { valid: false, reason: reason.toUpperCase().replaceAll('-', '_') }
      }
      return { valid: rows.length === ids.length, reason: null }
    },
    throttles: async (input: unknown) => {
      const { restaurantIds: ids } = parseWith(throttlesSchema, input)
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

  routes.post('/query', async (c) => {
    const { data, errors } = await runGraphql(c, questions, resolvers)
    return errors.length > 0 ? c.json(errors, 400) : c.json({ data })
  })
  return routes
}
