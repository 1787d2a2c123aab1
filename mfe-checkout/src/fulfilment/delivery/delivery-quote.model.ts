import type { Basket } from '@galo/contracts/basket'
import { formatMoney, money, quoteFreshness, type DeliveryQuote, type DeliveryTerms, type Instant } from '@galo/domain'
import { wordsOf, type Locale } from '@galo/words'
import { DELIVERY_QUOTE_WORDS } from './delivery-quote.words'

/** What a basket charges for bringing it, in minor units; nothing without a quote. */
export const deliveryFeeIn = ({ fees }: Pick<Basket, 'fees'>): number =>
  fees.filter(({ kind }) => kind === 'DELIVERY').reduce((sum, { amount }) => sum + amount.value, 0)

/** Whether the quote still lies in this very basket, for this place: the platform takes out what has run out, with its fee (G10). */
export const isHeld = (quote: DeliveryQuote, basket: Basket, placeKey: string): boolean =>
  quote.basketId === basket.id && quote.placeKey === placeKey && quote.fee === deliveryFeeIn(basket)

/** Whether it can be paid by. An expiring one can. */
export const isUsable = (
  quote: DeliveryQuote | null,
  basket: Basket,
  placeKey: string,
  now: Instant,
): quote is DeliveryQuote =>
  quote !== null && isHeld(quote, basket, placeKey) && quoteFreshness(quote, now) !== 'expired'

export const termsOf = ({ fee, minimumMins, maximumMins }: DeliveryTerms): DeliveryTerms => ({
  fee,
  minimumMins,
  maximumMins,
})

export const areSameTerms = (one: DeliveryTerms, other: DeliveryTerms): boolean =>
  one.fee === other.fee && one.minimumMins === other.minimumMins && one.maximumMins === other.maximumMins

/** "25–40 min". */
export const timesOf = ({ minimumMins, maximumMins }: DeliveryTerms, locale: Locale): string => {
  const { minutes } = wordsOf(DELIVERY_QUOTE_WORDS, locale)
  return minutes(minimumMins === maximumMins ? String(minimumMins) : `${minimumMins}–${maximumMins}`)
}

export const feeOf = ({ fee }: DeliveryTerms, currency: string): string =>
  formatMoney(money(currency === 'EUR' ? 'EUR' : 'GBP', fee))

/** What is different from what the customer has said yes to, a sentence each; empty when nothing is. */
export const changesOf = (
  agreed: DeliveryTerms | null,
  terms: DeliveryTerms,
  currency: string,
  locale: Locale,
): readonly string[] => {
  const { feeChanged, timeChanged } = wordsOf(DELIVERY_QUOTE_WORDS, locale)
  if (agreed === null || areSameTerms(agreed, terms)) return []
  const isSameTime = agreed.minimumMins === terms.minimumMins && agreed.maximumMins === terms.maximumMins
  return [
    ...(agreed.fee === terms.fee ? [] : [feeChanged(feeOf(terms, currency), feeOf(agreed, currency))]),
    ...(isSameTime ? [] : [timeChanged(timesOf(terms, locale), timesOf(agreed, locale))]),
  ]
}
