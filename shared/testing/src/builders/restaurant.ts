import type { OrderChannel, RestaurantEstimate } from '@galo/contracts/restaurants'
import type { FulfilmentType, LatLng, OpeningHours } from '@galo/domain'

export interface RestaurantOptions {
  readonly id?: string
  readonly name?: string
  readonly at?: LatLng
  /** Today's hours for every fulfilment; `null` for a restaurant that does not say. */
  readonly hours?: OpeningHours | null
  /** The ways of ordering it has. */
  readonly channels?: readonly (Partial<OrderChannel> & { readonly fulfilmentMethod: FulfilmentType })[]
}

/** Deansgate, open from 11:30 to 22:00, collecting; say only what the test is about. */
export const aRestaurantEstimate = ({
  id = 'galo-deansgate',
  name = 'Galo Deansgate',
  at = { latitude: 53.4775, longitude: -2.2497 },
  hours = { opens: '11:30', closes: '22:00' },
  channels = [{ fulfilmentMethod: 'COLLECTION' }],
}: RestaurantOptions = {}): RestaurantEstimate => ({
  identifier: id,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  telephone: '0161 496 0101',
  amenityFeature: [{ name: 'wifi' }],
  geo: {
    ...at,
    address: { country: 'GB', locality: 'Manchester', postalCode: 'M3 4EN', streetAddress: '231 Deansgate' },
  },
  fulfilmentMethods: channels.map(({ fulfilmentMethod }) => ({
    name: fulfilmentMethod,
    enabled: true,
    openingHours: hours,
  })),
  orderChannel: channels.map((channel) => ({
    online: true,
    enabled: true,
    reasons: [],
    orderEstimate: { window: { minimumMins: 15, maximumMins: 25 } },
    provider: 'GALO',
    providerIdentifier: null,
    url: null,
    ...channel,
  })),
})
