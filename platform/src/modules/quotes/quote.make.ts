import { randomUUID } from 'node:crypto'
import { deliveryFeeFor, type LatLng } from '@galo/domain'
import type { Platform } from '../../kernel/platform'
import { throttledUntil, whyNotTaking } from '../capacity'
import { isOutsideCatchment, metresBetween, type RestaurantRow } from '../restaurants'
import { undeliverable } from './quote.refusals'
import { estimatedDuration, QUOTE_LIFE_MS } from './quote.rules'
import { insertQuote } from './quote.store'
import { signQuote } from './quote.token'

/** A quote for bringing food from this restaurant to this place, as the wire knows it (G09). Refused as UNDELIVERABLE, saying why. */
export const makeQuote = async (
  { db, clock, config }: Platform,
  customerId: string,
  restaurant: RestaurantRow,
  place: LatLng,
) => {
  const now = clock.now()
  const reason = await whyNotTaking(db, restaurant, 'DELIVERY', now, config.slotCapacity)
  if (reason !== null) throw undeliverable(reason.message)
  const distanceM = metresBetween(restaurant, place)
  const fee = deliveryFeeFor(restaurant.market, distanceM)
  if (fee === null || isOutsideCatchment(restaurant, distanceM))
    throw undeliverable('This place is too far from the restaurant')

  const id = randomUUID()
  const validUntil = new Date(now.getTime() + QUOTE_LIFE_MS)
  const duration = estimatedDuration(restaurant, await throttledUntil(db, restaurant.id, 'DELIVERY', now), now)
  await insertQuote(db, {
    id,
    customerId,
    restaurantId: restaurant.id,
    latitude: place.latitude,
    longitude: place.longitude,
    distanceM,
    fee: fee.value,
    currency: fee.currencyCode,
    ...duration,
    validUntil,
    createdAt: now,
  })
  const valid_until = validUntil.toISOString()
  return {
    id,
    estimated_duration: { minimum_mins: duration.minimumMins, maximum_mins: duration.maximumMins },
    valid_until,
    token: signQuote(
      { id, restaurant_id: restaurant.id, fee: fee.value, currency: fee.currencyCode, valid_until },
      config.basketKey,
    ),
  }
}
