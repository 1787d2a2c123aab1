import type { Money } from '../money/money'

/** Row F09. The platform may send others. */
export type FeeKind = 'DELIVERY' | 'SMALL_ORDER' | 'SERVICE' | 'MINIMUM_TRANSACTION' | 'BAG' | 'DEPOSIT'

export interface Fee {
  readonly kind: FeeKind
  readonly amount: Money
}

const LABELS: Readonly<Record<string, string>> = {
  DELIVERY: 'Delivery',
  SMALL_ORDER: 'Small order fee',
  SERVICE: 'Service fee',
  MINIMUM_TRANSACTION: 'Minimum card payment',
  BAG: 'Bag',
  DEPOSIT: 'Bottle and can deposit',
} satisfies Record<FeeKind, string>

/** A kind nobody told us about is shown as it is called: 'LATE_NIGHT' is 'Late night' (F09). */
export const feeLabel = (kind: string): string => {
  const known = Object.hasOwn(LABELS, kind) ? LABELS[kind] : undefined
  if (known !== undefined) return known
  const words = kind.toLowerCase().split('_').join(' ').trim()
  return words === '' ? 'Fee' : words.charAt(0).toUpperCase() + words.slice(1)
}
