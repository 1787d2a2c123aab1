import { z } from 'zod'
import { faultsSchema } from './faults/fault.schema'
import { flagsSchema } from './flags/flags.calls'
import { restaurantsSchema } from './kitchens/restaurant.schema'
import { entriesSchema } from './logs/logs.calls'
import { boardSchema, orderCardSchema } from './orders/order-card.schema'

/** What an open console is told, by the event's name. The first event is always the whole board. */
export const EVENTS = {
  board: boardSchema,
  order: orderCardSchema,
  clock: z.object({ now: z.string() }),
  faults: faultsSchema,
  flags: flagsSchema,
  /** Those that came since, oldest first. */
  logs: entriesSchema,
  restaurants: restaurantsSchema,
  scenario: z.object({ name: z.string() }),
  /** Something is sold out or back there. */
  stock: z.object({ restaurantId: z.string() }),
} as const

export type EventName = keyof typeof EVENTS

/** One event, as it is told and as it is heard. */
export type ConsoleEvent = {
  readonly [N in EventName]: { readonly name: N; readonly data: z.output<(typeof EVENTS)[N]> }
}[EventName]
