import type { Money } from '../money/money'

/** The fees we know (F09); the platform may send others. */
export type FeeKind = 'DELIVERY' | 'SMALL_ORDER' | 'SERVICE' | 'MINIMUM_TRANSACTION' | 'BAG' | 'DEPOSIT'

export interface Fee {
  readonly kind: FeeKind
  readonly amount: Money
}
