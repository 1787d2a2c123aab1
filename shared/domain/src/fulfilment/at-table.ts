import { EAT_IN } from './eat-in'
import type { FulfilmentRules } from './fulfilment-rules'

/** Ordered at the table, by its code. The rules are those of eating in, and our URLs write it as eating in; menus know the price of eating in only (G01). */
export const AT_TABLE = {
  ...EAT_IN,
  inUrl: 'at-table',
  pricedAs: ['AT_TABLE', 'EAT_IN'],
} as const satisfies FulfilmentRules
