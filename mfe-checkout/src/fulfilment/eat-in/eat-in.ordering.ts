import type { TableRequest } from '@galo/domain'
import type { OrderingMethod } from '../../features/place-order/ordering-method'
import { EAT_IN_WORDS } from './eat-in.words'

/** What is brought to somebody who sits there, as paying sees it: a table. */
const toTheTable = {
  words: EAT_IN_WORDS,
  submitFailure: 'ORDERS_ERROR_SUBMIT_EAT_IN',
  goneCodes: [],
  // A table is never taken away; whether the kitchen serves is asked with the basket.
  isAvailable: () => Promise.resolve(true),
  // Both kinds are one to the till.
  orderFields: ({ table }: TableRequest) => ({ type: 'EAT_IN', table }) as const,
  requestKey: ({ table }: TableRequest) => table,
}

export const eatInOrdering: OrderingMethod<'EAT_IN'> = {
  ...toTheTable,
  type: 'EAT_IN',
  detailsOf: ({ type, table }, restaurantId) => ({ type, table, saved: true, restaurantId }),
}

export const atTableOrdering: OrderingMethod<'AT_TABLE'> = {
  ...toTheTable,
  type: 'AT_TABLE',
  detailsOf: ({ type, table }, restaurantId) => ({ type, table, saved: true, restaurantId }),
}
