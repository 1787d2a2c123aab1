import { DELIVERY_STATES, ORDER_STATES, PRESENCES } from '@galo/domain'
import { z } from 'zod'

/** The columns of the board: waiting for the kitchen's word, being cooked, on the road, nothing more to do, and for another day. */
export const STAGES = ['new', 'kitchen', 'road', 'done', 'ahead'] as const
export type Stage = (typeof STAGES)[number]

const deliverySchema = z.object({
  /** 1, or 2 when it is brought again. */
  attempt: z.number(),
  state: z.enum(DELIVERY_STATES),
  since: z.string(),
  /** Where it may go from here. */
  steps: z.array(z.enum(DELIVERY_STATES)),
  canRedeliver: z.boolean(),
  reason: z.string().nullable(),
  riderName: z.string().nullable(),
})

/** What has to stand on food that was packed before it was ordered (X11). */
const labelSchema = z.object({
  name: z.string(),
  /** The list in parts, heaviest first; those that name an allergen are to stand out. */
  ingredients: z.array(z.object({ text: z.string(), allergen: z.string().nullable() })),
  mayContain: z.array(z.string()),
})

export type FoodLabel = z.output<typeof labelSchema>

/** One order as the board shows it; instants are ISO, labels are by the restaurant's own clock and currency. */
export const orderCardSchema = z.object({
  id: z.string(),
  shortId: z.string(),
  restaurantId: z.string(),
  restaurantName: z.string(),
  stage: z.enum(STAGES),
  state: z.enum(ORDER_STATES),
  fulfilmentType: z.enum(['COLLECTION', 'DELIVERY', 'EAT_IN', 'AT_TABLE']),
  createdAt: z.string(),
  pickupTime: z.string().nullable(),
  pickupLabel: z.string().nullable(),
  /** From when on it is late; null when it can not be late any more. */
  lateFrom: z.string().nullable(),
  delivery: deliverySchema.nullable(),
  isRefunded: z.boolean(),
  customerName: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      quantity: z.number(),
      /** Portions that ran out since it was ordered: they are not cooked any more. */
      takenOut: z.number(),
      name: z.string(),
      choices: z.array(z.object({ name: z.string(), isFire: z.boolean() })),
      /** Of what is to be kept away: what this dish has, may have, or nobody knows about. */
      warnings: z.array(z.object({ allergen: z.string(), presence: z.enum(PRESENCES) })),
      /** Of the dish, and of what comes with it; none of what is packed for who ordered it. */
      labels: z.array(labelSchema),
    }),
  ),
  /** Allergens to keep away from all of it. */
  avoid: z.array(z.string()),
  /** Diets that all of it keeps to. */
  diets: z.array(z.string()),
  /** There is alcohol in it: who takes it has to show that they are 18 or over (I04). */
  isAgeRestricted: z.boolean(),
  wantsCutlery: z.boolean(),
  wantsBag: z.boolean(),
  /** What the food and its fees came to: a tip is nobody’s taking but the staff’s. */
  total: z.object({ currencyCode: z.enum(['GBP', 'EUR']), value: z.number() }),
  /** What was paid, tip included. */
  totalLabel: z.string(),
  tipLabel: z.string().nullable(),
})

export type OrderCard = z.output<typeof orderCardSchema>
export type DeliveryOnCard = NonNullable<OrderCard['delivery']>

/** Everything on the board, at one instant. */
export const boardSchema = z.object({ now: z.string(), orders: z.array(orderCardSchema) })

export type Board = z.output<typeof boardSchema>
