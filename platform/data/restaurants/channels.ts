import type { ChosenFulfilment } from '@galo/domain'
import type { RestaurantChannel } from '../types'

const channel = (
  fulfilmentMethod: ChosenFulfilment,
  minimumMins: number,
  maximumMins: number,
  changes: Partial<RestaurantChannel> = {},
): RestaurantChannel => ({
  fulfilmentMethod,
  enabled: true,
  online: true,
  provider: 'GALO',
  minimumMins,
  maximumMins,
  ...changes,
})

const atTheRestaurant = [channel('COLLECTION', 15, 20), channel('EAT_IN', 10, 20), channel('AT_TABLE', 10, 20)]

/** Everything on, riders from the partner. */
export const everyChannel: readonly RestaurantChannel[] = [
  ...atTheRestaurant,
  channel('DELIVERY', 25, 40, { provider: 'DELIVEROO_FULFILLMENT' }),
]

/** Everything on, riders of our own. */
export const ownRiders: readonly RestaurantChannel[] = [...atTheRestaurant, channel('DELIVERY', 30, 45)]

/** Stations, shopping centres: no door a rider could stop at. */
export const noDelivery: readonly RestaurantChannel[] = [
  ...atTheRestaurant,
  channel('DELIVERY', 30, 45, { enabled: false, online: false }),
]

/** A counter and a grill, nowhere to sit. */
export const counterOnly: readonly RestaurantChannel[] = [
  channel('COLLECTION', 10, 15),
  channel('DELIVERY', 25, 40, { provider: 'DELIVEROO' }),
  channel('EAT_IN', 10, 20, { enabled: false, online: false }),
  channel('AT_TABLE', 10, 20, { enabled: false, online: false }),
]

/** The till for take-away has lost its line: offered, but not taking orders. */
export const collectionOffline: readonly RestaurantChannel[] = [
  channel('COLLECTION', 15, 20, { online: false }),
  channel('EAT_IN', 10, 20),
  channel('AT_TABLE', 10, 20),
  channel('DELIVERY', 30, 45, { provider: 'DELIVEROO_FULFILLMENT', online: false }),
]

/** Own riders, who are on foot: two kilometres. */
export const shortRound: readonly RestaurantChannel[] = [
  ...atTheRestaurant,
  channel('DELIVERY', 20, 30, { radiusM: 2_000 }),
]

/** The partner's riders, in a town where four kilometres is the next town. */
export const fourKilometres: readonly RestaurantChannel[] = [
  ...atTheRestaurant,
  channel('DELIVERY', 30, 50, { provider: 'DELIVEROO', radiusM: 4_000 }),
]

/** A kitchen behind a door: what it cooks goes out on wheels only. */
export const deliveryOnly: readonly RestaurantChannel[] = [
  channel('DELIVERY', 20, 35, { provider: 'DELIVEROO_FULFILLMENT' }),
  ...(['COLLECTION', 'EAT_IN', 'AT_TABLE'] as const).map((method) =>
    channel(method, 15, 20, { enabled: false, online: false, reason: 'KITCHEN_ONLY' }),
  ),
]

/** The dining room is being painted; the hatch is open. */
export const beingPainted: readonly RestaurantChannel[] = [
  channel('COLLECTION', 20, 25),
  channel('DELIVERY', 30, 45, { provider: 'DELIVEROO_FULFILLMENT' }),
  channel('EAT_IN', 10, 20, { enabled: false, reason: 'REFURBISHMENT' }),
  channel('AT_TABLE', 10, 20, { enabled: false, reason: 'REFURBISHMENT' }),
]

/** Everything on, but tonight nobody is left to ride. */
export const noRidersTonight: readonly RestaurantChannel[] = [
  ...atTheRestaurant,
  channel('DELIVERY', 35, 55, { online: false, reason: 'NO_RIDERS' }),
]
