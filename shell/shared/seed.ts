import type { PublicConfig } from '@galo/services'
import type { Seed } from '@galo/state'

/** What both sides know before the first render. */
export const seedOf = ({ market }: PublicConfig): Seed => ({
  app: { market, hasSetMarket: true, localeModalShown: false, localeModalDismissed: false },
})
