import { isNonBlank, isTableNumber, type FulfilmentDetailsOf } from '@galo/domain'
import type { StateOf } from '@galo/state'

/** The two ways that have a table. */
export type OnPremises = 'EAT_IN' | 'AT_TABLE'

type TableDetails = FulfilmentDetailsOf<OnPremises>

/** The table that was said for this restaurant: one of another restaurant, and what was chosen for another way, is none. */
export const tableIn = (
  { fulfilment }: StateOf<'fulfilmentDetails'>,
  type: OnPremises,
  restaurantId: string,
): TableDetails =>
  (fulfilment?.type === 'EAT_IN' || fulfilment?.type === 'AT_TABLE') &&
  (fulfilment.restaurantId === undefined || fulfilment.restaurantId === restaurantId)
    ? { ...fulfilment, type }
    : { type, table: '', saved: false, restaurantId }

/** What is wrong with a table as it is typed; `null` when nothing is. */
export const tableProblem = (typed: string): 'empty' | 'wrong' | null => {
  if (!isNonBlank(typed)) return 'empty'
  return isTableNumber(typed) ? null : 'wrong'
}
