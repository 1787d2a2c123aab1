import { act, screen } from '@testing-library/react'
import { RejectedError } from '@galo/contracts/errors'
import type { Seed, StateOf } from '@galo/state'
import {
  aBasketState,
  aLine,
  aRestaurantEstimate,
  aSignedBasket,
  createFakeHttp,
  renderScreen,
  type FakeHttp,
} from '@galo/testing'
import { cardProvider, installCardProvider } from './fake-card-provider'
import { CheckoutPage } from '../pages/checkout/checkout-page'

type FulfilmentDetailsState = StateOf<'fulfilmentDetails'>
type PaymentState = StateOf<'payment'>

installCardProvider()
// Whole pages, on a machine that has other things to do.
jest.setTimeout(30_000)
beforeEach(() => cardProvider.reset())

export const signed = aSignedBasket({ menu_items: [aLine({ display_name: 'Half chicken', each: 1095, quantity: 2 })] })
export const basket = aBasketState({
  signed,
  restaurant: { id: signed.data.restaurant_id, slug: 'deansgate', name: 'Galo Deansgate', address: '231 Deansgate' },
})
export const personal = {
  givenName: 'Maeve',
  familyName: 'Okafor',
  email: 'maeve@example.com',
  phoneNumber: '07700 900142',
  saved: true,
}
/** The platform's answer about a time that others have taken. */
export const TAKEN = { data: { validateTime: { valid: false, reason: 'TAKEN' } } }
export const SLOT = '2026-11-18T12:40:00.000Z'
export const ready: FulfilmentDetailsState = {
  personal,
  fulfilment: { type: 'COLLECTION', pickupTime: SLOT, saved: true },
}

export const times = (...slots: readonly string[]) => ({
  data: {
    availableTimes: [{ restaurantId: signed.data.restaurant_id, times: slots.map((time) => ({ time })) }],
  },
})
export const aPlatform = (answers: Parameters<typeof createFakeHttp>[0] = {}): FakeHttp =>
  createFakeHttp({
    'capacity.list-available-times': () => times('2026-11-18T12:20:00.000Z', SLOT),
    'capacity.validate-time': () => ({ data: { validateTime: { valid: true } } }),
    'basket.build-order': () => signed,
    'fraud.open-fraud-session': () => ({ id: 'fraud-1' }),
    'fraud.name-fraud-payment': () => ({ id: 'fraud-1' }),
    'payment.create-transaction': () => ({
      stripe: { clientSecret: 'secret-1' },
      transactionReference: 'reference-1',
      status: 'requires_payment_method',
    }),
    'wallet.list-saved-cards': () => ({ cards: [] }),
    'orders.submit-order': () => ({ data: { id: 'order-1' } }),
    'restaurants.get-restaurant': () => ({ data: { restaurant: aRestaurantEstimate() } }),
    'restaurants.filter-restaurants': () => ({ data: { restaurantsByFilter: { items: [] } } }),
    ...answers,
  })
export const open = (
  seed: Seed = {},
  http = aPlatform(),
  now = '2026-11-18T12:05:00Z',
  log: Parameters<typeof renderScreen>[1]['log'] = () => {},
  flags: Parameters<typeof renderScreen>[1]['flags'] = {},
) =>
  renderScreen(<CheckoutPage />, {
    owner: 'mfe-checkout',
    at: '/order/checkout',
    seed: { basket, ...seed },
    http,
    now,
    log,
    flags,
  })
export const sent = (http: FakeHttp, contract: string) => http.calls.filter((call) => call.contract === contract)
/** Put in at once: a key at a time takes jsdom its time. */
export const fill = async (user: ReturnType<typeof open>['user'], label: string, text: string) => {
  await user.click(await screen.findByLabelText(label))
  await user.paste(text)
}
/** Lets answers that nobody waits for come in: they are all in this turn's microtasks. */
export const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)))
export const payButton = () => screen.getByRole('button', { name: /^(Pay|Place)/ })

export const openAtPayment = async (answers: Parameters<typeof createFakeHttp>[0] = {}, seed: Seed = {}) => {
  const page = open({ fulfilmentDetails: ready, ...seed }, aPlatform(answers))
  await fill(page.user, 'Name on card', 'Maeve Okafor')
  return page
}

/** What a reload finds of a try to pay for the basket. */
export const aKeptAttempt = (stage: 'confirming' | 'submitting'): PaymentState => ({
  cardholderName: '',
  attempt: {
    basketId: 'basket-1',
    idempotencyKey: 'key-0',
    transactionReference: 'reference-1',
    fraudSessionId: null,
    built: signed,
    stage,
    details: {
      customer: {
        email: personal.email,
        first_name: personal.givenName,
        last_name: personal.familyName,
        phone_number: personal.phoneNumber,
      },
      fulfilment: { type: 'COLLECTION', pickupTime: SLOT },
    },
  },
  error: null,
})

/** A refusal of the platform, with what came along. */
export const refusal = (errorCode: string, body: unknown = {}) =>
  new RejectedError(
    { errorCode, status: 409, message: `${errorCode}: no`, endPoint: '/', method: 'POST', apiSource: 'basket' },
    body,
  )
