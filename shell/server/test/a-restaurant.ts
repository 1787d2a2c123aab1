import type { AnswerOf } from '@galo/contracts/call'
import type { getRestaurantDetails } from '@galo/contracts/restaurants'
import { CHOSEN_FULFILMENTS, type ChosenFulfilment } from '@galo/domain'

export type RestaurantAnswer = NonNullable<AnswerOf<typeof getRestaurantDetails>>

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const

export const usualHours = { opens: '11:30', closes: '22:00' }

/** One way to eat, offered and answering; say what differs. */
export const aChannel = (
  fulfilmentMethod: ChosenFulfilment,
  changes: Partial<RestaurantAnswer['orderChannel'][number]> = {},
): RestaurantAnswer['orderChannel'][number] => ({
  fulfilmentMethod,
  online: true,
  enabled: true,
  reasons: [],
  orderEstimate: { window: { minimumMins: 15, maximumMins: 25 } },
  provider: 'GALO',
  ...(fulfilmentMethod === 'DELIVERY' && { catchmentMetres: 4_000 }),
  ...changes,
})

/** Deansgate with every way to eat, open from 11:30 to 22:00 every day, as the platform describes it on a Tuesday evening. */
export const aRestaurant = (changes: Partial<RestaurantAnswer> = {}): RestaurantAnswer => ({
  identifier: 'galo-uk-deansgate',
  name: 'Galo Deansgate',
  slug: 'deansgate',
  telephone: '0161 496 0101',
  amenityFeature: [{ name: 'halal' }, { name: 'disabledAccess' }, { name: 'rail' }],
  geo: {
    latitude: 53.4775,
    longitude: -2.2497,
    address: { country: 'GB', locality: 'Manchester', postalCode: 'M3 4EN', streetAddress: '231 Deansgate' },
  },
  fulfilmentMethods: CHOSEN_FULFILMENTS.map((name) => ({
    name,
    enabled: true,
    openingHours: usualHours,
    nextOpens: '2026-11-18T11:30:00.000Z',
  })),
  orderChannel: CHOSEN_FULFILMENTS.map((type) => aChannel(type)),
  week: DAYS.map((day) => ({ day, openingHours: usualHours })),
  days: [{ on: '2026-11-17', openingHours: usualHours }],
  nearby: [
    {
      identifier: 'galo-uk-piccadilly',
      name: 'Galo Piccadilly',
      slug: 'piccadilly',
      telephone: '0161 496 0102',
      amenityFeature: [{ name: 'wifi' }],
      geo: {
        latitude: 53.4811,
        longitude: -2.237,
        address: { country: 'GB', locality: 'Manchester', postalCode: 'M1 1LZ', streetAddress: '14 Piccadilly' },
      },
      distanceMetres: 932,
    },
  ],
  ...changes,
})
