import type { Money } from '../money/money'

/** Row F09. The platform may send others. */
export type FeeKind = 'DELIVERY' | 'SMALL_ORDER' | 'SERVICE' | 'MINIMUM_TRANSACTION' | 'BAG' | 'DEPOSIT'

export interface Fee {
  readonly kind: FeeKind
  readonly amount: Money
}
