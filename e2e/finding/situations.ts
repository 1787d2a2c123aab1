import { CHOSEN_FULFILMENTS } from '@galo/domain'
import fc from 'fast-check'
import { restaurants } from '../../platform/data'
import type { SeedRestaurant } from '../../platform/data'
import type { RestaurantRow } from '../../platform/src/modules/restaurants'

const HALF_AN_HOUR_MS = 30 * 60_000

const between = (from: string, to: string) =>
  fc.date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true })

/** Any moment of the weeks of both clock changes, of Christmas and of nothing, and the very half hours at which doors open and shut. */
const moment = fc
  .tuple(
    fc.oneof(
      between('2026-03-26', '2026-04-02'),
      between('2026-10-22', '2026-10-29'),
      between('2026-12-23', '2027-01-02'),
      between('2026-11-16', '2026-11-23'),
    ),
    fc.constantFrom(null, null, 0, -1, 1, -60_000),
  )
  .map(([any, off]) =>
    off === null ? any : new Date(Math.round(any.getTime() / HALF_AN_HOUR_MS) * HALF_AN_HOUR_MS + off),
  )

const asRow = (house: SeedRestaurant): RestaurantRow => ({ ...house, chosenHours: null, slotCapacity: null })

/** A house as its operator left it, a way to have food, a moment, and how busy the kitchen is. */
export const situation = fc.record({
  house: fc.constantFrom(...restaurants.map(asRow)),
  way: fc.constantFrom(...CHOSEN_FULFILMENTS),
  now: moment,
  /** Minutes that the kitchen takes nothing for. */
  pausedMins: fc.option(fc.integer({ min: -30, max: 300 }), { freq: 3 }),
  /** Of the slots there are, the share that is full; 1 is all of them. */
  full: fc.constantFrom(0, 0, 0, 0.5, 1),
  metresAway: fc.constantFrom(0, 1_500, 3_000, 6_000, 7_999, 8_001),
})
