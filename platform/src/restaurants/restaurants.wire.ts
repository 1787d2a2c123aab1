import { fulfilmentToUrl, MARKETS } from '@galo/domain'
import type { SeedChannel } from '../../data/types'
import { hoursInForce, isWithinHours } from './hours.rules'
import type { RestaurantRow } from './restaurants.store'

const reasonsOf = (channel: SeedChannel, isWithin: boolean): { type: string }[] => [
  ...(channel.enabled ? [] : [{ type: 'NOT_OFFERED' }]),
  ...(channel.online ? [] : [{ type: 'CHANNEL_OFFLINE' }]),
  ...(isWithin ? [] : [{ type: 'OUTSIDE_OPENING_HOURS' }]),
]

const toChannel = (row: RestaurantRow, channel: SeedChannel, now: Date) => ({
  fulfilmentMethod: channel.fulfilmentMethod,
  enabled: channel.enabled,
  online: channel.online,
  reasons: reasonsOf(channel, isWithinHours(row, channel.fulfilmentMethod, now)),
  orderEstimate: { window: { minimumMins: channel.minimumMins, maximumMins: channel.maximumMins } },
  provider: channel.provider,
  providerIdentifier: row.id,
  url: `/order/menu/${row.slug}?fulfilment=${fulfilmentToUrl(channel.fulfilmentMethod)}`,
})

/** A restaurant as the wire knows it (D05), at this moment of its own day. */
export const restaurantEstimate = (row: RestaurantRow, now: Date) => {
  const { countryCode } = MARKETS[row.market]
  const hours = hoursInForce(row, now)
  return {
    identifier: row.id,
    name: row.name,
    slug: row.slug,
    telephone: row.telephone,
    amenityFeature: row.facilities.map((name) => ({ name })),
    geo: {
      latitude: row.latitude,
      longitude: row.longitude,
      address: {
        country: countryCode,
        locality: row.city,
        postalCode: row.postcode,
        streetAddress: row.streetAddress,
      },
    },
    fulfilmentMethods: row.channels.map(({ fulfilmentMethod, enabled }) => ({
      name: fulfilmentMethod,
      enabled,
      openingHours: hours,
    })),
    orderChannel: row.channels.map((channel) => toChannel(row, channel, now)),
  }
}
