import { basketAnswerSchema, deliveryQuoteSchema, paths, transactionAnswerSchema } from '@galo/contracts'
import { askToPay, confirmCard, viewOf, type Answer, type Api } from './api'
import { PLAIN_ITEM, UK_RESTAURANT } from './world'

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

const CUSTOMER = { email: 'ana@example.com', first_name: 'Ana', last_name: 'Lopes', phone_number: '07700 900123' }

const wanted = ({ status, body }: Answer, what: string): Answer['body'] => {
  if (status !== 200 && status !== 201) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`)
  return body
}

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
  const request = { fulfilment_type: 'DELIVERY', restaurant_id: restaurant }
  const created = basketAnswerSchema.parse(wanted(await api.post(paths.basket.create, request), 'new basket'))
  const item = { id: PLAIN_ITEM, quantity: 4, modifiers: [] }
  const filled = basketAnswerSchema.parse(
    wanted(await api.post(paths.basket.items, { ...viewOf(created), item }), 'add'),
  )
  const asked = await api.post(paths.quote.latLon, { restaurant_id: restaurant, ...place, country_code: country })
  const quote = deliveryQuoteSchema.parse(wanted(asked, 'quote'))
  const quoted = await api.post(paths.basket.quote, { ...viewOf(filled), delivery_quote: quote.token })
  const view = viewOf(basketAnswerSchema.parse(wanted(quoted, 'apply quote')))
  const basket = basketAnswerSchema.parse(wanted(await api.post(paths.basket.buildOrder, view), 'build'))
  const payment = transactionAnswerSchema.parse(wanted(await askToPay(api, basket), 'ask to pay'))
  wanted(await confirmCard(api, payment.stripe.clientSecret), 'pay')
  return { basket, quote, payment }
}

export type PaidDelivery = Awaited<ReturnType<typeof payForDelivery>>

/** What is submitted for a paid delivery, with what the test wants to be different. */
export const deliveryRequest = ({ basket, quote, payment }: PaidDelivery, changes: object = {}) => ({
  type: 'DELIVERY',
  customer: CUSTOMER,
  signed_basket: viewOf(basket),
  payment_reference: payment.transactionReference,
  delivery_quote_id: quote.id,
  address: AN_ADDRESS,
  ...changes,
})

export const submitDelivery = (api: Api, paid: PaidDelivery, changes: object = {}): Promise<Answer> =>
  api.post(paths.orders.submit, deliveryRequest(paid, changes), { 'x-features': 'pos_bridge' })

/** A delivery that has just been ordered. */
export const orderDelivery = async (api: Api): Promise<string> =>
  wanted(await submitDelivery(api, await payForDelivery(api)), 'submit').data.id
