/**
 * What something is to the tax, whatever it is called on a menu (X19).
 * `hot-food` is served above the temperature of the room, to be eaten so; `bakery` is cakes and pastry; `treat` is ice cream, confectionery, crisps and
 * roasted nuts, which both countries tax where other cold food is not; `milk` is cold milk as a drink.
 */
export const TAX_CLASSES = [
  'hot-food',
  'cold-food',
  'bakery',
  'treat',
  'milk',
  'hot-drink',
  'soft-drink',
  'alcohol',
] as const
export type TaxClass = (typeof TAX_CLASSES)[number]

/** What is paid besides the food. */
export type ChargeClass = 'service' | 'bag' | 'deposit' | 'tip'

const FEES: Readonly<Record<string, ChargeClass>> = { BAG: 'bag', DEPOSIT: 'deposit' }

/** What a fee of a basket is to the tax. A fee we do not know yet is a service: no tax is left out by not knowing. */
export const chargeClassOf = (feeKind: string): ChargeClass => FEES[feeKind] ?? 'service'
