import {
  deliveryFeeFor,
  formatMoney,
  MARKETS,
  MAX_SMALL_ORDER_FEE,
  milesToMetres,
  money,
  SMALL_ORDER_BELOW,
  type Market,
} from '@galo/domain'
import { wordsOf } from '@galo/words'
import type { FulfilmentListing } from '../../features/restaurant-list/fulfilment-listing'
import { DELIVERY_WORDS } from './delivery.words'

/** '£15', for sums that have no pence. */
const wholeMoney = (market: Market, value: number): string =>
  formatMoney(money(MARKETS[market].currencyCode, value)).replace(/\.00$/, '')

/** Brought by a rider while the kitchen is open: those that come here first, the soonest before the others. */
export const delivery: FulfilmentListing<'DELIVERY'> = {
  type: 'DELIVERY',
  words: DELIVERY_WORDS,
  switchedOffBy: 'delivery-unavailable',
  throttleIn: ({ delivery: throttle }) => throttle,
  facts: ({ channel: { minimumMins, maximumMins }, distanceMiles }, { locale }) => {
    const words = wordsOf(DELIVERY_WORDS, locale)
    const { market } = locale
    // As a quote reckons it, to the door of the place that was searched for.
    const fee = deliveryFeeFor(market, Math.ceil(milesToMetres(distanceMiles)))
    return [
      ...(minimumMins === null || maximumMins === null
        ? []
        : [{ label: words.arrivesIn, value: words.minutes(minimumMins, maximumMins) }]),
      ...(fee === null ? [] : [{ label: words.deliveryFrom, value: formatMoney(fee) }]),
      {
        label: words.under(wholeMoney(market, SMALL_ORDER_BELOW)),
        value: words.upTo(wholeMoney(market, MAX_SMALL_ORDER_FEE)),
        note: words.smallOrderFee,
      },
    ]
  },
}
