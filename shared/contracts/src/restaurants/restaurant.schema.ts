import * as z from '@galo/schema'
import { fulfilmentTypeSchema, instantSchema } from '../fulfilment'
import { nullAsAbsent } from '../null-as-absent'

const localTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

/** The hours in force on the restaurant's own wall clock: last night's until it ends, then today's; `closes` at or before `opens` is the next day's. */
export const openingHoursSchema = z.object({ opens: localTime, closes: localTime })

const geoSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  address: z.object({
    country: z.string(),
    locality: z.string(),
    postalCode: z.string(),
    streetAddress: z.string(),
  }),
})

/**
 * One way of ordering at a restaurant (D05). `enabled`: it is offered; `online`: the till answers now; `reasons` say why not, e.g.
 * OUTSIDE_OPENING_HOURS. `catchmentMetres`, of delivery alone: how far its riders go, as the crow flies, in metres rounded up.
 */
const orderChannelSchema = z.object({
  fulfilmentMethod: fulfilmentTypeSchema,
  online: z.boolean(),
  enabled: z.boolean(),
  reasons: z.array(z.object({ type: z.string() })),
  orderEstimate: z.nullish(
    z.object({ window: z.nullish(z.object({ minimumMins: z.number(), maximumMins: z.number() })) }),
  ),
  provider: z.string(),
  providerIdentifier: z.nullish(z.string()),
  url: z.nullish(z.string()),
  catchmentMetres: nullAsAbsent(z.int()),
})
export type OrderChannel = z.infer<typeof orderChannelSchema>

/**
 * A way of having the food, with its own hours: riders may set out later than the doors open (D19). `nextOpens` is when it begins again
 * after this moment; nothing within a week, nothing here. `daysAhead`: for how many days after today it is ordered (X04).
 */
const fulfilmentMethodSchema = z.object({
  name: fulfilmentTypeSchema,
  enabled: z.boolean(),
  openingHours: z.nullish(openingHoursSchema),
  nextOpens: nullAsAbsent(instantSchema),
  daysAhead: nullAsAbsent(z.int()),
})

/** A restaurant as search and menu read it (D05). */
export const restaurantEstimateSchema = z.object({
  identifier: z.string(),
  name: z.string(),
  slug: z.string(),
  telephone: z.string(),
  amenityFeature: z.array(z.object({ name: z.string() })),
  geo: geoSchema,
  fulfilmentMethods: z.array(fulfilmentMethodSchema),
  orderChannel: z.array(orderChannelSchema),
})
export type RestaurantEstimate = z.infer<typeof restaurantEstimateSchema>

/** A restaurant without what changes during the day (D03, D07). */
export const restaurantSummarySchema = z.object({
  identifier: z.string(),
  name: z.string(),
  slug: z.string(),
  telephone: z.string(),
  amenityFeature: z.array(z.object({ name: z.string() })),
  geo: geoSchema,
})
export type RestaurantSummary = z.infer<typeof restaurantSummarySchema>
