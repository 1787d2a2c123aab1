import { isTableNumber } from '../fields/codes'
import type { TableDetails } from './eat-in'
import type { FulfilmentDetails } from './fulfilment-details'

/** What the code on a table says, right or wrong, of which restaurant; `null` while nobody came by one. */
export interface ScannedTable {
  readonly restaurantId: string | null
  readonly table: string
}

export const NO_TABLE_SCANNED: ScannedTable = { restaurantId: null, table: '' }

/** What the code that was read last says of this restaurant; empty where none does. */
export const scannedAt = (scanned: ScannedTable, restaurantId: string): string =>
  scanned.restaurantId === restaurantId ? scanned.table : ''

/**
 * Where somebody sits in this restaurant (G06): as they said themselves since they came by the code of a table, else as that says. A good code needs
 * no confirming, and another code is another table.
 */
export const tableAt = (
  said: FulfilmentDetails | null,
  scanned: ScannedTable,
  restaurantId: string,
): TableDetails & { readonly saved: boolean } => {
  const read = scannedAt(scanned, restaurantId)
  if (
    (said?.type === 'EAT_IN' || said?.type === 'AT_TABLE') &&
    (said.restaurantId === undefined || said.restaurantId === restaurantId) &&
    (said.scanned === undefined || said.scanned === read)
  )
    return said
  return { table: read, saved: isTableNumber(read), restaurantId, scanned: read }
}
