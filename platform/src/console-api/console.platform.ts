import type { SteppedPlatform } from '../kernel/platform'
import type { PaymentPlatform } from '../modules/payment'
import type { IdentityPlatform } from '../providers/identity/port'

/** What the console looks at and moves. */
export interface ConsolePlatform extends SteppedPlatform, PaymentPlatform, IdentityPlatform {}
