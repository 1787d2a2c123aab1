import { fulfilmentToUrl, MARKETS } from '@galo/domain'
import type { RestaurantChannel } from '../../../data/types'
import { daysOffered } from './days-offered'
import { hoursInForce, isWithinHours, nextOpens } from './hours.rules'
import type { RestaurantRow } from './restaurants.store'
import { catchmentOf, isOutsideCatchment } from './search.rules'

const reasonsOf = (channel: RestaurantChannel, isWithin: boolean, isTooFar: boolean): { type: string }[] => [
  ...(channel.enabled ? [] : [{ type: 'NOT_OFFERED' }]),
  ...(channel.online ? [] : [{ type: 'CHANNEL_OFFLINE' }]),
  ...(channel.reason === undefined ? [] : [{ type: channel.reason }]),
  ...(isTooFar ? [{ type: 'OUTSIDE_CATCHMENT' }] : []),
  ...(isWithin ? [] : [{ type: 'OUTSIDE_OPENING_HOURS' }]),
]

const toChannel = (row: RestaurantRow, channel: RestaurantChannel, now: Date, distanceM: number) => ({
  fulfilmentMethod: channel.fulfilmentMethod,
  enabled: channel.enabled,
  online: channel.online,
  reasons: reasonsOf(
    channel,
    isWithinHours(row, channel.fulfilmentMethod, now),
    channel.fulfilmentMethod === 'DELIVERY' && isOutsideCatchment(row, distanceM),
  ),
  orderEstimate: { window: { minimumMins: channel.minimumMins, maximumMins: channel.maximumMins } },
  provider: channel.provider,
  providerIdentifier: row.id,
  url: `/order/menu/${row.slug}?fulfilment=${fulfilmentToUrl(channel.fulfilmentMethod)}`,
  catchmentMetres: channel.fulfilmentMethod === 'DELIVERY' ? catchmentOf(row) : null,
})

/** What does not change during the day, as the wire knows it (D03). */
export const restaurantSummary = (row: RestaurantRow) => ({
  identifier: row.id,
  name: row.name,
  slug: row.slug,
  telephone: row.telephone,
  amenityFeature: row.facilities.map((name) => ({ name })),
  geo: {
    latitude: row.latitude,
    longitude: row.longitude,
    address: {
      country: MARKETS[row.market].countryCode,
      locality: row.city,
      postalCode: row.postcode,
      streetAddress: row.streetAddress,
    },
  },
})

/**
 * A restaurant as the wire knows it (D05), at this moment of its own day; `distanceM` is how far the search was from it, when there was one:
 * riders may not go that far.
 */
export const restaurantEstimate = (row: RestaurantRow, now: Date, distanceM = 0) => ({
  ...restaurantSummary(row),
  fulfilmentMethods: row.channels.map(({ fulfilmentMethod, enabled }) => ({
    name: fulfilmentMethod,
    enabled,
    openingHours: hoursInForce(row, fulfilmentMethod, now),
    nextOpens: nextOpens(row, fulfilmentMethod, now)?.toISOString() ?? null,
    daysAhead: daysOffered(row, fulfilmentMethod, now).length - 1,
  })),
  orderChannel: row.channels.map((channel) => toChannel(row, channel, now, distanceM)),
})
