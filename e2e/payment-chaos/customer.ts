import type { SignedBasket } from '@galo/contracts/basket'
import { listAvailableTimes, timesOf, validateTime } from '@galo/contracts/capacity'
import { customerProblems, tidyText, type CustomerDetails } from '@galo/domain'
import { loadTransport, TransportFailure, type Transport } from '@galo/services'
import { storesInUse } from '@galo/build/descriptions'
import { createState } from '@galo/state'
import type { CardOutcome } from '@galo/vendors'
import { collectionOrdering } from '../../mfe-checkout/src/fulfilment/collection/collection.ordering'
import { createPlaceOrder } from '../../mfe-checkout/src/features/place-order/create-place-order'
import type {
  PayAttempt,
  PlaceOrderState,
  Waiting,
} from '../../mfe-checkout/src/features/place-order/place-order.states'
import { perform } from '../../mfe-checkout/src/features/place-order/place-order.steps'
import { createBasketActions } from '../../mfe-menu/src/features/basket/basket.actions'
import * as changes from '../../mfe-menu/src/features/basket/basket.changes'
import { guestHttp } from '../fixtures/guest-http'
import type { Draw } from './draw'
import { RESTAURANT } from './troubles'

export const RESTAURANT_STATE = { id: RESTAURANT, slug: 'deansgate', name: 'Galo Deansgate', address: '231 Deansgate' }
const HALF_CHICKEN = [
  { id: 'baste', choices: ['baste-limao'] },
  { id: 'meal', choices: ['meal-one-regular-side'] },
  { id: 'meal-sides-regular', choices: ['meal-sides-regular-corn-cobs'] },
]
export const DISHES = [
  { id: 'item-warm-hummus', quantity: 1, modifiers: [] },
  { id: 'item-corn-cobs', quantity: 2, modifiers: [] },
  { id: 'item-half-chicken', quantity: 1, modifiers: HALF_CHICKEN },
  { id: 'item-galo-stout', quantity: 1, modifiers: [] },
]

export interface VisitInput {
  readonly url: string
  readonly draw: Draw
  /** By the platform's clock, in milliseconds since the epoch. */
  readonly now: () => number
  /** Called before everything that paying asks of somebody. */
  readonly meanwhile: () => Promise<unknown>
  readonly report: (error: unknown) => void
}

/** Now and then the work is done and its answer never comes. */
const leakyTransport = (draw: Draw): (() => Promise<Transport>) => {
  const open = loadTransport()
  return async () => {
    const carry = await open
    return async (request) => {
      const answer = await carry(request)
      if (draw.chance(0.03)) throw new TransportFailure('network')
      return answer
    }
  }
}

/** Sends a card to the provider as its script does, and reads the answer as the site does. */
const confirmCard = async (url: string, clientSecret: string, number: string): Promise<CardOutcome> => {
  const [intent] = clientSecret.split('_secret_')
  const answer = await fetch(`${url}/stand-ins/card/v1/payment_intents/${intent}/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      key: 'pk_test_galo',
      client_secret: clientSecret,
      payment_method_data: {
        type: 'card',
        card: { number, exp_month: 12, exp_year: 2034, cvc: '123' },
        billing_details: { name: 'Ana Lopes' },
      },
    }),
  })
  const { status, error } = (await answer.json()) as {
    readonly status?: string
    readonly error?: {
      readonly type: string
      readonly code?: string
      readonly payment_intent?: { readonly status: string }
    }
  }
  if (status === 'succeeded' || error?.payment_intent?.status === 'succeeded') return { kind: 'paid' }
  const described = { errorCode: error?.code ?? 'STRIPE_ERROR', declineCode: null, message: '' }
  return error?.type === 'card_error'
    ? { kind: 'declined', error: { type: 'card_error', ...described } }
    : { kind: 'failed', error: { type: 'invalid_request_error', ...described } }
}

/** Somebody on the site, without its screens: its own client, basket and checkout, against a platform that runs. */
export const openVisit = (input: VisitInput) => {
  const { url, draw, meanwhile, report } = input
  const state = createState(storesInUse())
  const http = guestHttp({ url, now: input.now, transport: leakyTransport(draw) })
  const basket = state.write('basket')
  const actions = createBasketActions({
    store: basket,
    http,
    isOnline: () => true,
    createId: () => `change-${draw.number(1e9)}-${draw.number(1e9)}`,
    publish: () => {},
    filters: () => state.write('menuFilters').getState(),
    locale: { language: 'en', market: 'UK' },
    onAgeStated: () => {},
    loadChanges: async () => changes,
  })
  let kept: PayAttempt | null = null
  let number = '4242424242424242'

  const order = createPlaceOrder({
    createId: () => `key-${draw.number(1e9)}-${draw.number(1e9)}`,
    keep: (attempt) => {
      kept = attempt
    },
    kept: () => kept,
    oneTabAtATime: (_basketId, run) => run(),
    report,
  })
  const context = {
    http,
    log: () => {},
    findMethod: () => collectionOrdering,
    basket: (): SignedBasket | null => basket.getState().signed,
    card: () => ({ confirm: (secret: string) => confirmCard(url, secret, number) }),
    cardholder: () => 'Ana Lopes',
    fraud: () => Promise.resolve({ kind: 'blocked', reason: 'Nobody loads scripts here' } as const),
    deviceId: () => 'device-1',
    customerId: () => null,
    wait: async () => {},
  }
  order.serve(async (waiting: Waiting) => {
    await meanwhile()
    const event = await perform(waiting, context)
    // "Sorry, something went wrong" is for lost answers: whatever the platform refuses, it has a reason that can be said.
    if (event.type === 'rejected') report(new Error(`refused without a word for it: ${JSON.stringify(waiting)}`))
    await meanwhile()
    return event
  })

  /** Where it stands when nobody works at it any more. */
  const settled = (): Promise<PlaceOrderState> =>
    new Promise((resolve) => {
      const look = () => {
        const now = order.get()
        if (now.kind !== 'working' && now.kind !== 'asking') resolve(now)
      }
      order.subscribe(look)
      look()
    })

  return {
    basketId: () => basket.getState().signed?.data.id ?? null,
    basket: () => basket.getState(),
    isEmpty: () => (basket.getState().signed?.data.menu_items ?? []).length === 0,
    /** Up to three dishes; what can't be had is not there. */
    fill: async () => {
      for (let count = 0; count <= draw.number(3); count++)
        await actions.add(
          { restaurant: RESTAURANT_STATE, fulfilmentType: 'COLLECTION' },
          { item: draw.one(DISHES), picture: '' },
        )
    },
    /** As the menu does when it hears that the basket was refused. */
    lookAgain: () => actions.recheck(`fact-${draw.number(1e9)}`),
    /** What leaves the basket when somebody takes out what is in the way; alcohol, or a dish that waits for a choice. */
    mend: async () => {
      for (const line of basket.getState().signed?.data.menu_items ?? [])
        if (line.age_restricted === true || line.out_of_stock === true || line.error === true)
          await actions.setQuantity(line.id, 0)
    },
    /** Today's times, one of them, checked as the page checks it; null when there is none to be had. */
    chooseTime: async (): Promise<string | null> => {
      const where = { restaurantIds: [RESTAURANT], fulfilmentType: 'COLLECTION' } as const
      try {
        const fromTime = new Date(input.now()).toISOString()
        const times = timesOf(await http.send(listAvailableTimes, { variables: { ...where, fromTime } }), RESTAURANT)
        if (times.length === 0) return null
        const time = draw.one(times.slice(0, 6))
        const { valid } = await http.send(validateTime, { variables: { ...where, pickupTime: time } })
        return valid ? time : null
      } catch {
        return null
      }
    },
    /** Presses Pay, if the form lets anybody: what it would not send is `null`. */
    pay: async (who: CustomerDetails, pickupTime: string, card: string): Promise<PlaceOrderState | null> => {
      const basketId = basket.getState().signed?.data.id ?? null
      if (basketId === null || customerProblems(who, 'COLLECTION').length > 0) return null
      number = card
      order.pay(basketId, {
        customer: {
          email: tidyText(who.email),
          first_name: tidyText(who.givenName),
          last_name: tidyText(who.familyName),
          phone_number: tidyText(who.phoneNumber),
        },
        fulfilment: { type: 'COLLECTION', pickupTime },
        // As the page lets them pay: of age where there is alcohol, and with whatever tip they feel like at this press.
        isOfAge: (basket.getState().signed?.data.menu_items ?? []).some((line) => line.age_restricted),
        tip: draw.one([0, 100, 250]),
      })
      return settled()
    },
    askAgain: () => {
      order.askAgain()
      return settled()
    },
  }
}

export type Visit = ReturnType<typeof openVisit>
