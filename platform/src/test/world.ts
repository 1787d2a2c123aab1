import {
  availableTimesAnswerSchema,
  availableTimesQuery,
  basketAnswerSchema,
  paths,
  transactionAnswerSchema,
  type SignedBasket,
  type TransactionAnswer,
} from '@galo/contracts'
import { customers } from '../../data'
import type { RunningPlatform } from '../server'
import {
  askToPay,
  confirmCard,
  createApi,
  signInCustomer,
  signInGuest,
  submit,
  viewOf,
  type Answer,
  type Api,
} from './api'

export type Guest = Awaited<ReturnType<typeof signInGuest>>
export type Customer = Awaited<ReturnType<typeof signInCustomer>>

/** Dishes nobody has to choose anything for. */
export const PLAIN_ITEM = 'item-warm-hummus'
export const UK_RESTAURANT = 'galo-uk-deansgate'

const wanted = ({ status, body }: Answer, expected: number, what: string): Answer['body'] => {
  if (status !== expected) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`)
  return body
}

/**
 * Everything an example may need to be there before it is asked: guests, baskets at every stage, payments, orders.
 * Each is made anew through the platform's own calls, so examples never meet each other.
 */
export interface World {
  readonly url: string
  /** The guest of examples that do not say who asks. */
  readonly me: Guest
  guest(market?: 'UK' | 'IE'): Promise<Guest>
  /** One of the seeded customers, signed in; the first of the market unless told which. */
  customer(market?: 'UK' | 'IE', at?: number): Promise<Customer>
  /** Empty unless told otherwise. */
  basket(api: Api, options?: { readonly items?: number; readonly fulfilment?: string }): Promise<SignedBasket>
  built(api: Api): Promise<SignedBasket>
  /** A built basket with a payment that is asked for but not made. */
  payable(api: Api): Promise<{ readonly basket: SignedBasket; readonly payment: TransactionAnswer }>
  paid(api: Api): Promise<{ readonly basket: SignedBasket; readonly payment: TransactionAnswer }>
  /** The first collection slot that still has room. */
  slot(): Promise<string>
  orderId(api: Api): Promise<string>
}

export const openWorld = async (platform: Pick<RunningPlatform, 'url' | 'clock'>): Promise<World> => {
  const { url } = platform
  const guest: World['guest'] = (market) => signInGuest(url, market, undefined, 'ana@example.com')
  const customer: World['customer'] = (market = 'UK', at = 0) => {
    const found = customers.filter((each) => each.market === market)[at]
    if (found === undefined) throw new Error(`there are not ${at + 1} customers in ${market}`)
    return signInCustomer(platform, found.id, market)
  }
  const me = await guest()

  const basket: World['basket'] = async (api, { items = 0, fulfilment = 'COLLECTION' } = {}) => {
    const request = { fulfilment_type: fulfilment, restaurant_id: UK_RESTAURANT }
    const created = basketAnswerSchema.parse(wanted(await api.post(paths.basket.create, request), 201, 'new basket'))
    if (items === 0) return created
    const item = { id: PLAIN_ITEM, quantity: items, modifiers: [] }
    const added = await api.post(paths.basket.items, { ...viewOf(created), item })
    return basketAnswerSchema.parse(wanted(added, 200, 'add'))
  }
  const built: World['built'] = async (api) => {
    const answer = await api.post(paths.basket.buildOrder, viewOf(await basket(api, { items: 1 })))
    return basketAnswerSchema.parse(wanted(answer, 200, 'build'))
  }
  const payable: World['payable'] = async (api) => {
    const toPay = await built(api)
    const answer = wanted(await askToPay(api, toPay), 200, 'ask to pay')
    return { basket: toPay, payment: transactionAnswerSchema.parse(answer) }
  }
  const paid: World['paid'] = async (api) => {
    const both = await payable(api)
    wanted(await confirmCard(api, both.payment.stripe.clientSecret), 200, 'pay')
    return both
  }
  const slot = async (): Promise<string> => {
    const { now } = (await createApi(url).get(paths.clock)).body
    const variables = { restaurantIds: [UK_RESTAURANT], fulfilmentType: 'COLLECTION', fromTime: now }
    const answer = await createApi(url).query(paths.capacity, availableTimesQuery, variables)
    const time = availableTimesAnswerSchema.parse(answer.body).data.availableTimes[0]?.times[0]?.time
    if (time === undefined) throw new Error('no slot is left')
    return time
  }
  const orderId = async (api: Api): Promise<string> => {
    const { basket: bought, payment } = await paid(api)
    return wanted(await submit(api, bought, payment, await slot()), 201, 'submit').data.id
  }
  return { url, me, guest, customer, basket, built, payable, paid, slot, orderId }
}
