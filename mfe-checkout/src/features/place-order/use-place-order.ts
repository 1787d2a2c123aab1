import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { tidyText, type CustomerDetails, type FulfilmentRequest } from '@galo/domain'
import { useFact, usePublish } from '@galo/events'
import { sitePaths, useNavigate } from '@galo/navigation'
import { oneTabAtATime, useServices } from '@galo/services'
import { useExternalStore, useStore, useWriter, type StateOf } from '@galo/state'
import type { CardPayment, WalletPayment } from '@galo/vendors'
import { createPlaceOrder } from './create-place-order'
import type { FindOrderingMethod } from './ordering-method'
import { attemptIn, paymentAfter, withDetailsOf } from './pay-attempt.records'
import { isPaid, sumToPay, type OrderDetails, type PayAttempt, type PlaceOrderState } from './place-order.states'
import { forgetChoice, recordOutcome, saleIn, type Sale } from './record-outcome'
import type { PayableBasket } from './use-payable-basket'
import { usePaymentPolling } from './use-payment-polling'

/** Which wording of the tick is on the page (`personal-details.words.ts`): to be counted on with its words, which are what somebody agreed to. */
const NEWS_WORDS = 1
/** The same of joining the card (`join-card.words.ts`). */
const JOIN_WORDS = 1

/** The part of the card form that paying needs. */
export interface PayingCard {
  readonly payment: () => CardPayment | null
  readonly holder: () => string
  /** What the order is to say of it. */
  readonly said: () => Pick<OrderDetails, 'walletPaymentMethodId' | 'saveCard'>
}

interface PlaceOrderInput {
  readonly basket: PayableBasket
  readonly card: RefObject<PayingCard | null>
  readonly findMethod: FindOrderingMethod
}

/** Paying and placing the order, wired to stores, bus and addresses. One at a time, whatever is pressed and in however many tabs. */
export const usePlaceOrder = ({ basket: { last, offer }, card, findMethod }: PlaceOrderInput) => {
  const services = useServices()
  const payment = useWriter('payment')
  const checkout = useWriter('checkout')
  const details = useWriter('fulfilmentDetails')
  const publish = usePublish()
  const navigate = useNavigate()
  const isOnline = useStore('connectivity', ({ online }) => online)
  const customerId = useStore('session', ({ user }) => user?.uuid) ?? null
  /** What pays instead of the card in the fields. */
  const wallet = useRef<WalletPayment>(null)
  /** What paying has found gone, in turn. */
  const [gone, setGone] = useState<readonly FulfilmentRequest[]>([])

  const [order] = useState(() => {
    const made = createPlaceOrder({
      createId: services.createId,
      oneTabAtATime: (basketId, run) => oneTabAtATime(`galo.pay.${basketId}`, run),
      keep: (attempt, after) => payment.setState((known) => paymentAfter(known, attempt, after)),
      kept: () => attemptIn(payment.getState()),
      report: (error) => services.log('error', 'Paying met a bug', { error }),
    })
    // For as long as it works, with a screen or without.
    let sale: Sale | null = null
    made.subscribe(() => {
      const after = made.get()
      sale = saleIn(after) ?? sale
      recordOutcome(after, { checkout, publish, sale })
    })
    return made
  })
  const state = useExternalStore(order.subscribe, order.get, order.get)
  const { shown, showCurrent, hold } = usePaymentPolling(state, order.askAgain)

  useEffect(
    () =>
      order.serve(async (waiting) =>
        (await import('./perform-here')).performHere(waiting, services, {
          findMethod,
          basket: () => last,
          card: () => wallet.current ?? card.current?.payment() ?? null,
          cardholder: () => card.current?.holder() ?? '',
          customerId: () => customerId,
        }),
      ),
    [order, services, findMethod, last, card, customerId],
  )

  const stopped = useEffectEvent((after: PlaceOrderState) => {
    if (after.kind !== 'stopped') return
    wallet.current?.fail()
    const { stop, attempt } = after
    if (stop.reason === 'choice-gone') setGone((known) => [...known, attempt.details.fulfilment])
    if (stop.reason === 'basket-refused' && stop.fresh !== null) offer(stop.fresh)
  })
  const stopLeading = useRef(() => {})
  useEffect(() => {
    stopLeading.current()
    const stop = order.subscribe(() => stopped(order.get()))
    const forget = () => forgetChoice(order.get(), details)
    // Who reloads, or leaves the site, with the order's page not drawn yet.
    addEventListener('pagehide', forget)
    return () => {
      stop()
      removeEventListener('pagehide', forget)
      forget()
      stopLeading.current = order.subscribe(() => {
        forget()
        leadOn(order.get(), navigate)
      })
    }
  }, [order, navigate, details])

  // Placed here or by another tab that was faster: the one way on from this page.
  useFact('order.submitted', ({ payload: { orderId, basketId } }) => {
    const done = order.get()
    if (basketId === last?.data.id || (done.kind === 'done' && basketId === done.placed.basketId))
      void navigate(sitePaths.order(orderId), { replace: true })
  })

  // What a reload left, or what another tab is at.
  const takeUp = useEffectEvent((attempt: PayAttempt | null) => {
    if (attempt === null) return
    details.setState((known) => withDetailsOf(known, attempt, findMethod))
    order.takeUp(attempt)
  })
  useEffect(() => {
    takeUp(attemptIn(payment.getState()))
    return payment.subscribe((now) => takeUp(attemptIn(now)))
  }, [payment])

  // Back in the network: ask at once what became of a payment whose answer was lost.
  useEffect(() => {
    if (isOnline) order.askAgain()
  }, [isOnline, order])

  // Back from the bank's app, where the yes may have been said: what this page said before may not be so any more.
  useEffect(() => {
    const look = () => document.hidden || order.askAgain()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [order])

  /** Sends a paid order once more as it was: the platform gives the money back when nothing is left for it. */
  const giveBack = () => {
    const state = order.get()
    if (state.kind === 'stopped' && isPaid(state.attempt)) order.pay(state.attempt.basketId, state.attempt.details)
  }
  const askAgain = () => {
    showCurrent()
    order.askAgain()
  }
  const payNow = (basketId: string, fulfilment: FulfilmentRequest, by: WalletPayment | null) => {
    const before = order.get()
    const customer = customerOf(details.getState().personal)
    const ofCard = by === null ? card.current?.said() : undefined
    const said = saidOf(checkout.getState(), basketId)
    order.pay(basketId, { customer, fulfilment, ...said, ...ofCard })
    // A second press changes nothing, and counts as nothing.
    if (order.get() === before) return by?.fail()
    wallet.current = by
    if (last !== null) publish('checkout.submit-clicked', { basketId, value: sumToPay(last.data, said).value })
  }
  return {
    state: shown,
    gone,
    /** By the card in the fields, or by a wallet whose holder has said yes to it. */
    pay(basketId: string, fulfilment: FulfilmentRequest, by: WalletPayment | null = null) {
      showCurrent()
      const press = { go: () => payNow(basketId, fulfilment, by), forget: () => by?.fail() }
      if (!hold(press)) press.go()
    },
    giveBack,
    askAgain,
    dismiss: order.dismiss,
  }
}

export type PlacingOrder = ReturnType<typeof usePlaceOrder>

const customerOf = ({ email, givenName, familyName, phoneNumber }: CustomerDetails): OrderDetails['customer'] => ({
  email: tidyText(email),
  first_name: tidyText(givenName),
  last_name: tidyText(familyName),
  phone_number: tidyText(phoneNumber),
})

/** What the customer has said of this basket beside who and how. */
const saidOf = (
  { ageStatedFor, tip, hasEmailMarketingConsent: wantsNews, loyaltySignupInCheckout: wantsCard }: StateOf<'checkout'>,
  basketId: string,
) => ({
  ...(ageStatedFor === basketId && { isOfAge: true }),
  ...(wantsNews && { newsWords: NEWS_WORDS }),
  ...(wantsCard && { joinWords: JOIN_WORDS }),
  ...(tip?.basketId === basketId && tip.value !== null && tip.value > 0 && { tip: tip.value }),
})

/** Who went back while their bank asked, and then said yes, has paid on somebody else's page: nothing there would say so. */
const leadOn = (after: PlaceOrderState, navigate: ReturnType<typeof useNavigate>): void => {
  if (after.kind !== 'done') return
  const path = sitePaths.order(after.placed.orderId)
  // The checkout may be open again by now, and have gone there.
  if (window.location.pathname !== path) void navigate(path)
}
