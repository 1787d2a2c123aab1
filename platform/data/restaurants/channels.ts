import type { SeedChannel, SeedFulfilment } from '../types'

const channel = (
  fulfilmentMethod: SeedFulfilment,
  minimumMins: number,
  maximumMins: number,
  changes: Partial<SeedChannel> = {},
): SeedChannel => ({
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
export const everyChannel: readonly SeedChannel[] = [
  ...atTheRestaurant,
  channel('DELIVERY', 25, 40, { provider: 'DELIVEROO_FULFILLMENT' }),
]

/** Everything on, riders of our own. */
export const ownRiders: readonly SeedChannel[] = [...atTheRestaurant, channel('DELIVERY', 30, 45)]

/** Stations, shopping centres: no door a rider could stop at. */
export const noDelivery: readonly SeedChannel[] = [
  ...atTheRestaurant,
  channel('DELIVERY', 30, 45, { enabled: false, online: false }),
]

/** A counter and a grill, nowhere to sit. */
export const counterOnly: readonly SeedChannel[] = [
  channel('COLLECTION', 10, 15),
  channel('DELIVERY', 25, 40, { provider: 'DELIVEROO' }),
  channel('EAT_IN', 10, 20, { enabled: false, online: false }),
  channel('AT_TABLE', 10, 20, { enabled: false, online: false }),
]

/** The till for take-away has lost its line: offered, but not taking orders. */
export const collectionOffline: readonly SeedChannel[] = [
  channel('COLLECTION', 15, 20, { online: false }),
  channel('EAT_IN', 10, 20),
  channel('AT_TABLE', 10, 20),
  channel('DELIVERY', 30, 45, { provider: 'DELIVEROO_FULFILLMENT', online: false }),
]
