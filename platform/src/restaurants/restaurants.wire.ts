import { fulfilmentToUrl, MARKETS } from '@galo/domain'
import type { SeedChannel, SeedHours } from '../../data/types'
import { hoursInForce, isWithin, localTime } from './hours.rules'
import type { RestaurantRow } from './restaurants.store'

/** The hours that count now; none on a day off and none on a day the restaurant had to stay shut. */
export const hoursNow = (row: RestaurantRow, now: Date): SeedHours | null =>
  row.status === 'closed-today' ? null : hoursInForce(row.hours, now, MARKETS[row.market].timeZone)

const reasonsOf = (channel: SeedChannel, isOpen: boolean): { type: string }[] => [
  ...(channel.enabled ? [] : [{ type: 'NOT_OFFERED' }]),
  ...(channel.online ? [] : [{ type: 'CHANNEL_OFFLINE' }]),
  ...(isOpen ? [] : [{ type: 'OUTSIDE_OPENING_HOURS' }]),
]

const toChannel = (row: RestaurantRow, channel: SeedChannel, isOpen: boolean) => ({
  fulfilmentMethod: channel.fulfilmentMethod,
  enabled: channel.enabled,
  online: channel.online,
  reasons: reasonsOf(channel, isOpen),
  orderEstimate: { window: { minimumMins: channel.minimumMins, maximumMins: channel.maximumMins } },
  provider: channel.provider,
  providerIdentifier: row.id,
  url: `/order/menu/${row.slug}?fulfilment=${fulfilmentToUrl(channel.fulfilmentMethod)}`,
})

/** A restaurant as the wire knows it (D05), at this moment of its own day. */
export const restaurantEstimate = (row: RestaurantRow, now: Date) => {
  const { countryCode, timeZone } = MARKETS[row.market]
  const hours = hoursNow(row, now)
  const isOpen = hours !== null && isWithin(hours, localTime(now, timeZone).time)
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
    orderChannel: row.channels.map((channel) => toChannel(row, channel, isOpen)),
  }
}
