import type { RestaurantResult } from './restaurant-result'

/** The same list for the time that nobody gets food this way from those that `isMeant`: their tills take no order. */
export const withoutOrders = (
  results: readonly RestaurantResult[],
  isMeant: (result: RestaurantResult) => boolean,
): readonly RestaurantResult[] =>
  results.map((result) => (isMeant(result) ? { ...result, channel: { ...result.channel, online: false } } : result))
