import { EAT_IN } from './eat-in'
import type { FulfilmentRules } from './fulfilment-rules'

/** Ordered at the table, by its code: eating in, from another door. Our addresses write it as eating in. */
export const AT_TABLE = { ...EAT_IN, inAddress: 'at-table' } as const satisfies FulfilmentRules
