import { quotePosition } from '@galo/contracts/quotes'
import { addQuote } from '@galo/contracts/basket'
import { submitOrder } from '@galo/contracts/orders'
import { ANA, granted, viewOf, type Answer, type Api } from './api'
import { aBasketOf, basketOf, buildBasket, payFor, PLAIN_ITEM, UK_RESTAURANT } from './baskets'

/** About two kilometres from `UK_RESTAURANT`. */
export const A_PLACE = { lat: 53.4617, lon: -2.2401 } as const

export const AN_ADDRESS = {
  line_1: '12 Chapel Street',
  city: 'Manchester',
  country_code: 'GB',
  postcode: 'm15 4aa',
  delivery_note: 'Blue door',
  coords: A_PLACE,
} as const

interface Where {
  readonly restaurant: string
  readonly place: { readonly lat: number; readonly lon: number }
  readonly country: 'GB' | 'IE'
}

/** A delivery, paid and ready to be submitted, at somebody who gave an e-mail address. */
export const payForDelivery = async (
  api: Api,
  { restaurant, place, country }: Where = { restaurant: UK_RESTAURANT, place: A_PLACE, country: 'GB' },
) => {
  const filled = await aBasketOf(api, PLAIN_ITEM, 4, { restaurant, fulfilment: 'DELIVERY' })
  const asked = await api.post(quotePosition.path, { restaurant_id: restaurant, ...place, country_code: country })
  const quote = quotePosition.answer.parse(granted(asked, 'quote').body)
  const quoted = await api.post(addQuote.path, { ...viewOf(filled), delivery_quote: quote.token })
  const basket = await buildBasket(api, basketOf(granted(quoted, 'apply quote')))
  const payment = await payFor(api, basket)
  return { basket, quote, payment }
}

export type PaidDelivery = Awaited<ReturnType<typeof payForDelivery>>

/** What is submitted for a paid delivery, with what the test wants to be different. */
export const deliveryRequest = ({ basket, quote, payment }: PaidDelivery, changes: object = {}) => ({
  type: 'DELIVERY' as const,
  customer: ANA,
  signed_basket: viewOf(basket),
  payment_reference: payment.transactionReference,
  delivery_quote_id: quote.id,
  address: AN_ADDRESS,
  ...changes,
})

export const submitDelivery = (api: Api, paid: PaidDelivery, changes: object = {}): Promise<Answer> =>
  api.post(submitOrder.path, deliveryRequest(paid, changes), { 'x-features': 'pos_bridge' })

/** A delivery that has just been ordered. */
export const orderDelivery = async (api: Api): Promise<string> =>
  granted(await submitDelivery(api, await payForDelivery(api)), 'submit').body.data.id
