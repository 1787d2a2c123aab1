import { EAT_IN } from './eat-in'
import type { FulfilmentRules } from './fulfilment-rules'

/** Ordered at the table, by its code. The rules are those of eating in, and our URLs write it as eating in. */
export const AT_TABLE = { ...EAT_IN, inUrl: 'at-table' } as const satisfies FulfilmentRules
