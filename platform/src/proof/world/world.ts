import type { SignedBasket } from '@galo/contracts/basket'
import { listAvailableTimes } from '@galo/contracts/capacity'
import { readTime } from '@galo/contracts/clock'
import type { TransactionAnswer } from '@galo/contracts/payment'
import { customers } from '../../../data'
import { createApi, granted, signInCustomer, signInGuest, submit, type Api, type PlatformAtHand } from './api'
import { aBasketOf, aBuiltBasket, aPaidBasket, PLAIN_ITEM, startBasket, startPayment, UK_RESTAURANT } from './baskets'

export type Guest = Awaited<ReturnType<typeof signInGuest>>
export type Customer = Awaited<ReturnType<typeof signInCustomer>>

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
  /** A collection slot with room, and not the very next one: that could pass before anybody has ordered for it. */
  slot(): Promise<string>
  orderId(api: Api): Promise<string>
}

export const openWorld = async (platform: PlatformAtHand): Promise<World> => {
  const { url } = platform
  const guest: World['guest'] = (market) => signInGuest(url, market, undefined, 'ana@example.com')
  const customer: World['customer'] = (market = 'UK', at = 0) => {
    const found = customers.filter((each) => each.market === market)[at]
    if (found === undefined) throw new Error(`there are not ${at + 1} customers in ${market}`)
    return signInCustomer(platform, found.id, market)
  }
  const me = await guest()

  const basket: World['basket'] = (api, { items = 0, fulfilment = 'COLLECTION' } = {}) =>
    items === 0 ? startBasket(api, { fulfilment }) : aBasketOf(api, PLAIN_ITEM, items, { fulfilment })
  const payable: World['payable'] = async (api) => {
    const toPay = await aBuiltBasket(api)
    return { basket: toPay, payment: await startPayment(api, toPay) }
  }
  const slot = async (): Promise<string> => {
    const { now } = readTime.answer.parse((await createApi(url).get(readTime.path)).body)
    const variables = { restaurantIds: [UK_RESTAURANT], fulfilmentType: 'COLLECTION', fromTime: now }
    const answer = await createApi(url).query(listAvailableTimes.path, listAvailableTimes.document, variables)
    const time = listAvailableTimes.answer.parse(answer.body)[0]?.times[2]?.time
    if (time === undefined) throw new Error('no slot is left')
    return time
  }
  const orderId = async (api: Api): Promise<string> => {
    const { basket: bought, payment } = await aPaidBasket(api)
    return granted(await submit(api, bought, payment, await slot()), 'submit').body.data.id
  }
  return { url, me, guest, customer, basket, built: aBuiltBasket, payable, paid: aPaidBasket, slot, orderId }
}
