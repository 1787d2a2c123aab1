import { defineCall } from '@galo/contracts/call'
import { DELIVERY_STATES } from '@galo/domain'
import { z } from 'zod'

/** Metres to the right of and below the restaurant: a drawing, not a map of the earth. */
const pointSchema = z.tuple([z.number(), z.number()]).readonly()

const rideSchema = z.object({
  state: z.enum(DELIVERY_STATES),
  lengthM: z.number(),
  /** From the restaurant to the door. */
  way: z.array(pointSchema),
  rider: pointSchema.nullable(),
  arrival: z.object({ lower: z.string(), upper: z.string() }),
  streets: z.array(z.object({ isMain: z.boolean(), points: z.array(pointSchema) })),
})

export type Point = z.output<typeof pointSchema>
export type Ride = z.output<typeof rideSchema>

/** Where the rider of an order is now, drawn. */
export const getRide = defineCall({
  name: 'console.get-ride',
  method: 'GET',
  path: '/orders/:id/ride',
  credential: 'none',
  source: 'platform',
  answer: rideSchema,
  errors: { NOT_FOUND: 404, NOT_A_DELIVERY: 409 },
})
