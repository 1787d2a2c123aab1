import { distanceMiles, isDeliverableAddress, MARKETS, normalisePostcode, type Market } from '@galo/domain'
import type { SubmittedRequest, WrittenAddress } from '@galo/contracts/orders'
import type { Db } from '../../kernel/db/database'
import type { OrderAddress } from '../../kernel/db/schema'
import { Refusal } from '../../kernel/http/refusal'
import { isQuoteOver, type BasketRow } from '../basket'
import { districtsOfTown } from '../localities'
import { findQuote, locateAddress, type QuoteRow } from '../quotes'
import type { RestaurantRow } from '../restaurants'
import type { DeliveryRow } from './orders.store'

type DeliveryRequest = Extract<SubmittedRequest, { type: 'DELIVERY' }>

/** A quote by postcode knows the middle of it; the door may be this far from there, and no further. */
const SAME_PLACE_MILES = 1
/** Where only the district of a written address is known, its door may be this far from the middle. */
const SAME_DISTRICT_MILES = 3

const wrong = (field: string, what: string): Refusal => new Refusal(400, 'BAD_REQUEST', `address.${field}: ${what}`)

/** G07: what the market wants of an address beyond its shape; the postcode comes back as it is kept. */
const checkAddress = ({ market }: BasketRow, { line_1, city, country_code, postcode }: WrittenAddress) => {
  if (MARKETS[market].countryCode !== country_code) throw wrong('country_code', 'not the country of this restaurant')
  if (!isDeliverableAddress(market, { lineOne: line_1, city, postcode: postcode ?? '' }))
    throw wrong('postcode', market === 'UK' ? 'not a postcode' : 'not an Eircode')
  return postcode === null ? null : normalisePostcode(market, postcode)
}

/** In Ireland a street nobody knows may stand without an Eircode: then its town has to be the quote's. */
const isTownNear = async (tx: Db, market: Market, city: string, quote: QuoteRow): Promise<boolean> =>
  (await districtsOfTown(tx, market, city)).some((middle) => distanceMiles(quote, middle) <= SAME_DISTRICT_MILES)

/**
 * The food goes where its quote was made for: where the customer says they are, and where the address is that the rider reads. An address
 * nobody can find is taken only with its place.
 */
const checkPlace = async (
  tx: Db,
  { market }: BasketRow,
  quote: QuoteRow,
  { line_1: lineOne, city, coords }: WrittenAddress,
  postcode: string | null,
): Promise<void> => {
  if (coords != null && distanceMiles(quote, { latitude: coords.lat, longitude: coords.lon }) > SAME_PLACE_MILES)
    throw wrong('coords', 'not the place of the quote')
  // A street by its name may be another town's: with its place said, that counts.
  if (postcode === null && coords != null) return
  const written = await locateAddress(tx, market, { lineOne, city, postcode })
  if (written === null) {
    if (coords == null && !(await isTownNear(tx, market, city, quote)))
      throw wrong('coords', 'Required for an address we can not find')
    return
  }
  if (distanceMiles(quote, written) > (written.isDoor ? SAME_PLACE_MILES : SAME_DISTRICT_MILES))
    throw wrong(postcode === null ? 'line_1' : 'postcode', 'not the place of the quote')
}

/** The quote that is in the basket: the one its fee was paid by. It must hold, unless it is paid for: then time does not change it. */
const quoteOf = async (
  tx: Db,
  row: BasketRow,
  request: DeliveryRequest,
  isPaid: boolean,
  now: Date,
): Promise<QuoteRow> => {
  if (row.deliveryQuoteId !== request.delivery_quote_id)
    throw new Refusal(409, 'DELIVERY_QUOTE_MISMATCH', 'delivery_quote_id: not the quote in this basket')
  if (!isPaid && isQuoteOver(row, now))
    throw new Refusal(409, 'DELIVERY_QUOTE_EXPIRED', 'delivery_quote_id: no longer valid')
  const quote = await findQuote(tx, request.delivery_quote_id)
  if (quote === undefined) throw new Refusal(404, 'NOT_FOUND', 'Quote not found')
  return quote
}

/** Where a delivery goes, by which quote, and the first try at it. */
export const deliveryOf = async (
  tx: Db,
  row: BasketRow,
  restaurant: RestaurantRow,
  request: DeliveryRequest,
  isPaid: boolean,
  now: Date,
) => {
  const postcode = checkAddress(row, request.address)
  const quote = await quoteOf(tx, row, request, isPaid, now)
  await checkPlace(tx, row, quote, request.address, postcode)
  const coords = request.address.coords ?? { lat: quote.latitude, lon: quote.longitude }
  const address: OrderAddress = { ...request.address, postcode, coords }
  const channel = restaurant.channels.find(({ fulfilmentMethod }) => fulfilmentMethod === 'DELIVERY')
  const delivery: Omit<DeliveryRow, 'orderId'> = {
    attempt: 1,
    state: 'UNSTARTED',
    since: now,
    provider: channel?.provider ?? 'GALO',
    riders: 0,
    courier: null,
    fromLatitude: restaurant.latitude,
    fromLongitude: restaurant.longitude,
    toLatitude: coords.lat,
    toLongitude: coords.lon,
    minimumMins: quote.minimumMins,
    maximumMins: quote.maximumMins,
    reason: null,
    createdAt: now,
  }
  return { address, deliveryQuoteId: quote.id, delivery }
}
