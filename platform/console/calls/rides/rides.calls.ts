import { defineCall } from '@galo/contracts/call'
import { DELIVERY_STATES, type DeliveryState } from '@galo/domain'
import { z } from 'zod'

const LONGEST_NAME = 40
const courier = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_NAME)
  .regex(/^[^\0\p{Surrogate}]*$/u, 'plain text')

const placeSchema = z.object({ name: z.string(), address: z.string(), latitude: z.number(), longitude: z.number() })

/** One ride as its courier needs it. */
const rideSchema = z.object({
  orderId: z.string(),
  attempt: z.number(),
  shortId: z.string(),
  state: z.enum(DELIVERY_STATES),
  since: z.string(),
  from: placeSchema,
  to: placeSchema,
  note: z.string().nullable(),
  phone: z.string().nullable(),
  /** Who takes it has to show that they are 18 or over. */
  isAgeRestricted: z.boolean(),
  /** Whoever opens says a code. */
  hasCode: z.boolean(),
  dishes: z.number(),
  /** At the door by then. */
  by: z.string(),
})

export type CourierRide = z.output<typeof rideSchema>

const ridesSchema = z.object({
  /** Nobody has taken them yet. */
  offered: z.array(rideSchema),
  /** Of this courier, on the way or just over. */
  taken: z.array(rideSchema),
})

export type CourierRides = z.output<typeof ridesSchema>

export const listRides = defineCall({
  name: 'console.list-rides',
  method: 'GET',
  path: '/rides',
  credential: 'none',
  source: 'platform',
  query: z.object({ courier }),
  answer: ridesSchema,
  errors: {},
})

export const RIDE_STEPS = ['take', 'at-restaurant', 'picked-up', 'at-the-door', 'delivered', 'nobody-opened'] as const
export type RideStep = (typeof RIDE_STEPS)[number]

/** Where each word of a courier's brings a ride. */
export const RIDE_LEADS_TO = {
  take: 'RIDER_ASSIGNED',
  'at-restaurant': 'RIDER_ARRIVED',
  'picked-up': 'RIDER_IN_TRANSIT',
  'at-the-door': 'RIDER_NEARBY',
  delivered: 'DELIVERED',
  'nobody-opened': 'UNDELIVERABLE',
} as const satisfies Record<RideStep, DeliveryState>

/** The courier's own word on a ride. The same word again, from a phone that was out of reach, changes nothing more. */
export const stepRide = defineCall({
  name: 'console.step-ride',
  method: 'POST',
  path: '/rides/:id',
  credential: 'none',
  source: 'platform',
  request: z.object({
    courier,
    attempt: z.int().min(1).max(2),
    step: z.enum(RIDE_STEPS),
    /** Picking up: what stands on the bag. At the door: what the customer says. */
    code: z.string().trim().max(20).default(''),
  }),
  answer: ridesSchema,
  errors: {
    NOT_FOUND: 404,
    NOT_A_DELIVERY: 409,
    RIDE_TAKEN: 409,
    RIDE_OVER: 409,
    OTHER_BAG: 409,
    OTHER_CODE: 409,
    DELIVERY_STEP_NOT_ALLOWED: 409,
    ORDER_NOT_CONFIRMED: 409,
  },
})
