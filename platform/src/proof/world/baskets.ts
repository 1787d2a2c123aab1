import {
  basketAnswerSchema,
  type SignedBasket,
  addItem as addItemCall,
  buildOrder,
  createBasket,
} from '@galo/contracts/basket'
import { createTransaction as askToPayCall, type TransactionAnswer } from '@galo/contracts/payment'
import { createTransaction, confirmCard, granted, viewOf, type Answer, type Api } from './api'

/** A dish nobody has to choose anything for. */
export const PLAIN_ITEM = 'item-warm-hummus'
export const UK_RESTAURANT = 'galo-uk-deansgate'

/** A refusal may bring one too: the basket to go on with. */
export const basketOf = ({ body }: Answer): SignedBasket => basketAnswerSchema.parse(body)

interface Where {
  readonly restaurant?: string
  readonly fulfilment?: string
}

export const startBasket = async (
  api: Api,
  { restaurant = UK_RESTAURANT, fulfilment = 'COLLECTION' }: Where = {},
): Promise<SignedBasket> => {
  const request = { fulfilment_type: fulfilment, restaurant_id: restaurant }
  return basketOf(granted(await api.post(createBasket.path, request), 'start'))
}

/** What the call answers: for tests of refusals. */
export const tryToAdd = (api: Api, basket: SignedBasket, id: string, quantity = 1, modifiers: readonly object[] = []) =>
  api.post(addItemCall.path, { ...viewOf(basket), item: { id, quantity, modifiers } })

export const addItem = async (...what: Parameters<typeof tryToAdd>): Promise<SignedBasket> =>
  basketOf(granted(await tryToAdd(...what), 'add'))

export const aBasketOf = async (api: Api, id: string, quantity = 1, where?: Where): Promise<SignedBasket> =>
  addItem(api, await startBasket(api, where), id, quantity)

export const buildBasket = async (api: Api, basket: SignedBasket): Promise<SignedBasket> =>
  basketOf(granted(await api.post(buildOrder.path, viewOf(basket)), 'build'))

export const aBuiltBasket = async (api: Api): Promise<SignedBasket> =>
  buildBasket(api, await aBasketOf(api, PLAIN_ITEM))

/** A payment that is asked for but not made. */
export const startPayment = async (api: Api, basket: SignedBasket, email?: string): Promise<TransactionAnswer> =>
  askToPayCall.answer.parse(granted(await createTransaction(api, basket, {}, undefined, email), 'ask to pay').body)

/** By a card that is good for it. */
export const payFor = async (api: Api, basket: SignedBasket, email?: string): Promise<TransactionAnswer> => {
  const payment = await startPayment(api, basket, email)
  granted(await confirmCard(api, payment.stripe.clientSecret), 'pay')
  return payment
}

export const aPaidBasket = async (api: Api) => {
  const basket = await aBuiltBasket(api)
  return { basket, payment: await payFor(api, basket) }
}
