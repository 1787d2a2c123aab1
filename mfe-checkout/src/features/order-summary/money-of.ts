import type { WirePrice } from '@galo/contracts'
import type { Money } from '@galo/domain'

/** A basket's price as money. The contracts' own mapping stands beside its schemas, and those don't belong in a first view. */
export const moneyOf = ({ currency_code: currencyCode, value }: WirePrice): Money => ({ currencyCode, value })
