import type { SteppedPlatform } from '../kernel/platform'
import type { OrderPlatform } from '../modules/orders'
import type { CardProvider } from '../providers/card/port'
import type { IdentityPlatform } from '../providers/identity/port'

/** What the console looks at and moves. */
export interface ConsolePlatform extends SteppedPlatform, OrderPlatform, IdentityPlatform {
  readonly cards: CardProvider
}
