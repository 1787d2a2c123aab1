import type { Logger } from 'drizzle-orm/logger'

/** Where the card provider's stand-in keeps its tables: in our database for want of one of its own, and nobody else's business. */
export const CARD_STAND_IN_SCHEMA = 'card_stand_in'

/**
 * Lets no statement through that speaks of the stand-in's tables: with a provider of the real world there are none, so whatever reached
 * them would work here and fail there.
 */
export const ownTablesOnly: Logger = {
  logQuery: (statement) => {
    if (statement.includes(CARD_STAND_IN_SCHEMA))
      throw new Error(`The card provider is asked over HTTP, not in its tables: ${statement}`)
  },
}
