import { quoteAddress, quotePosition, type QuotedAddress } from '@galo/contracts/quotes'
import { isDeliverableAddress, MARKETS, type CountryCode } from '@galo/domain'
import { createArea } from '../../kernel/http/answering'
import { notFound, Refusal } from '../../kernel/http/refusal'
import type { Session } from '../../kernel/session/session-token'
import type { Platform } from '../../kernel/platform'
import { findRestaurant, type RestaurantRow } from '../restaurants'
import { locateAddress, postcodeOrNull } from './place'
import { makeQuote } from './quote.make'
import { badRequest, readQuoteBody, undeliverable } from './quote.refusals'

/** What a quote wants of an address beyond its shape (G07), an entry for each field that is wrong. */
const checkAddress = ({ market }: RestaurantRow, { line1, city, postcode }: QuotedAddress): void => {
  const address = { lineOne: line1, city, postcode: postcode ?? '' }
  if (isDeliverableAddress(market, address)) return
  const blank = Object.entries({ line1, city }).flatMap(([name, value]) =>
    value.trim() === '' ? [`address.${name}: Required`] : [],
  )
  const isPostcodeWrong = !isDeliverableAddress(market, { ...address, lineOne: 'x', city: 'x' })
  const [first = 'address: wrong', ...others] = [
    ...blank,
    ...(isPostcodeWrong ? [`address.postcode: not a ${market === 'UK' ? 'postcode' : 'Eircode'}`] : []),
  ]
  throw badRequest(first, ...others)
}

/** Nobody rides to somebody who can not be written to. A customer can be; a guest can once an e-mail was given. */
const checkReachable = ({ kind, email }: Session): void => {
  if (kind === 'guest' && email === undefined)
    throw new Refusal(403, 'EMAIL_REQUIRED', 'Delivery is for customers, and for guests who gave an e-mail address')
}

/** /quote/quote/deliveroo/…: what it costs and how long it takes to bring food to a place (G09), whoever carries it. */
export const quotesRoutes = (platform: Platform) => {
  const { routes, answer } = createArea(platform, 'list')

  const restaurantIn = async (id: string, countryCode: CountryCode): Promise<RestaurantRow> => {
    const restaurant = await findRestaurant(platform.db, id)
    if (restaurant === undefined) throw notFound('Restaurant')
    if (MARKETS[restaurant.market].countryCode !== countryCode)
      throw badRequest('country_code: not the country of this restaurant')
    return restaurant
  }

  answer(
    quotePosition,
    async ({ session, body: { restaurant_id, lat, lon, country_code } }) => {
      checkReachable(session)
      const restaurant = await restaurantIn(restaurant_id, country_code)
      return makeQuote(platform, session.sub, restaurant, { latitude: lat, longitude: lon })
    },
    { read: readQuoteBody },
  )

  answer(
    quoteAddress,
    async ({ session, body: { restaurant_id, address } }) => {
      checkReachable(session)
      const restaurant = await restaurantIn(restaurant_id, address.country_code)
      checkAddress(restaurant, address)
      const place = await locateAddress(platform.db, restaurant.market, {
        lineOne: address.line1,
        city: address.city,
        postcode: postcodeOrNull(restaurant.market, address.postcode),
      })
      if (place === null) throw undeliverable('We can not find this address')
      return makeQuote(platform, session.sub, restaurant, place)
    },
    { read: readQuoteBody },
  )

  return routes
}
