import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { tidyText } from '@galo/domain'
import { useFact, usePublish } from '@galo/events'
import { sitePaths, useNavigate } from '@galo/navigation'
import { useServices } from '@galo/services'
import { useStore, useWriter, type StateOf } from '@galo/state'
import type { SignedBasket } from '@galo/contracts'
import type { CardPayment } from '@galo/vendors'
import { createPlaceOrder } from './create-place-order'
import { deviceId } from './device-id'
import { inTurn } from './in-turn'
import { isPaid, type PayAttempt, type PlaceOrderState } from './place-order.states'
import { recordOutcome } from './record-outcome'
import { useQuietAsking } from './use-quiet-asking'

type FulfilmentDetailsState = StateOf<'fulfilmentDetails'>

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The part of the card form that paying needs. */
export interface PayingCard {
  readonly payment: () => CardPayment | null
  readonly holder: () => string
}

interface PlaceOrderInput {
  readonly basket: SignedBasket | null
  readonly card: RefObject<PayingCard | null>
  /** The basket that came along with a refusal. */
  readonly onFresh: (fresh: SignedBasket) => void
  /** Gets the time that went, a UTC instant. */
  readonly onSlotGone: (time: string) => void
}

/** Paying and placing the order, wired to stores, bus and addresses. One at a time, whatever is pressed and in however many tabs. */
export const usePlaceOrder = ({ basket, card, onFresh, onSlotGone }: PlaceOrderInput) => {
  const services = useServices()
  const payment = useWriter('payment')
  const checkout = useWriter('checkout')
  const details = useWriter('fulfilmentDetails')
  const publish = usePublish()
  const navigate = useNavigate()
  const isOnline = useStore('connectivity', ({ online }) => online)
  // The last there was: the basket goes the moment it is ordered, perhaps by another tab.
  const [basketId, setBasketId] = useState<string | null>(null)
  const currentId = basket?.data.id ?? null
  if (currentId !== null && currentId !== basketId) setBasketId(currentId)

  const [order] = useState(() => {
    const made = createPlaceOrder({
      createId: services.createId,
      inTurn,
      keep: (attempt, after) =>
        payment.set(({ cardholderName }) => ({
          // Kept on the device while it is needed, and no longer.
          cardholderName: after.kind === 'done' ? '' : cardholderName,
          attempt,
          error: errorOf(after),
        })),
      kept: () => payment.get().attempt,
      report: (error) => services.log('error', 'Paying met a bug', { error: String(error) }),
    })
    // For as long as it works, with a screen or without.
    made.subscribe(() => recordOutcome(made.get(), { details, checkout, publish }))
    return made
  })
  const state = useSyncExternalStore(order.subscribe, order.get, order.get)
  const { shown, speakUp } = useQuietAsking(state, order.askAgain)

  useEffect(
    () =>
      order.serve(async (waiting) =>
        (await import('./place-order.steps')).perform(waiting, {
          http: services.http,
          log: services.log,
          basket: () => basket,
          card: () => card.current?.payment() ?? null,
          cardholder: () => card.current?.holder() ?? '',
          deviceId: () => deviceId(services.createId),
          wait,
        }),
      ),
    [order, services, basket, card],
  )

  const settled = useEffectEvent((after: PlaceOrderState) => {
    if (after.kind === 'done') void navigate(sitePaths.order(after.orderId), { replace: true })
    if (after.kind !== 'stopped') return
    const { stop, attempt } = after
    if (stop.reason === 'slot-gone') onSlotGone(attempt.details.pickupTime)
    if (stop.reason === 'basket-refused' && stop.fresh !== null) onFresh(stop.fresh)
  })
  const stopLeading = useRef(() => {})
  useEffect(() => {
    stopLeading.current()
    const stop = order.subscribe(() => settled(order.get()))
    return () => {
      stop()
      stopLeading.current = order.subscribe(() => leadOn(order.get(), navigate))
    }
  }, [order, navigate])

  // What a reload left, or what another tab is at.
  const takeUp = useEffectEvent((attempt: PayAttempt | null) => {
    if (attempt === null) return
    details.set((known) => withDetailsOf(known, attempt))
    order.takeUp(attempt)
  })
  useEffect(() => {
    takeUp(payment.get().attempt)
    return payment.subscribe(({ attempt }) => takeUp(attempt))
  }, [payment])

  // Back in the network: ask at once what became of a payment whose answer was lost.
  useEffect(() => {
    if (isOnline) order.askAgain()
  }, [isOnline, order])

  // Another tab was faster.
  useFact('order.submitted', ({ payload }) => {
    if (order.get().kind === 'done' || payload.basketId !== basketId) return
    void navigate(sitePaths.order(payload.orderId), { replace: true })
  })

  const pay = (basketId: string) => {
    const { personal, collection } = details.get()
    if (collection.pickupTime === null) return
    order.pay(basketId, {
      customer: {
        email: tidyText(personal.email),
        first_name: tidyText(personal.givenName),
        last_name: tidyText(personal.familyName),
        phone_number: tidyText(personal.phoneNumber),
      },
      pickupTime: collection.pickupTime,
    })
  }

  /** Sends a paid order once more as it was: the platform gives the money back when no time is left for it. */
  const giveBack = () => {
    const state = order.get()
    if (state.kind === 'stopped' && isPaid(state.attempt)) order.pay(state.attempt.basketId, state.attempt.details)
  }
  const askAgain = () => {
    speakUp()
    order.askAgain()
  }
  return { state: shown, pay, giveBack, askAgain, dismiss: order.dismiss }
}

/** Who went back while their bank asked, and then said yes, has paid on somebody else's page: nothing there would say so. */
const leadOn = (after: PlaceOrderState, navigate: ReturnType<typeof useNavigate>): void => {
  if (after.kind !== 'done') return
  const path = sitePaths.order(after.orderId)
  // The checkout may be open again by now, and have gone there.
  if (window.location.pathname !== path) void navigate(path)
}

/** Who and when, for a tab that has not been told: they stay with the tab they were typed in, a try to pay outlives it. */
const withDetailsOf = (
  known: FulfilmentDetailsState,
  { details, stage, built }: PayAttempt,
): FulfilmentDetailsState => {
  if (known.personal.saved || (stage !== 'confirming' && stage !== 'submitting')) return known
  const { email, first_name, last_name, phone_number } = details.customer
  return {
    personal: { email, givenName: first_name, familyName: last_name, phoneNumber: phone_number, saved: true },
    collection: known.collection.saved
      ? known.collection
      : { pickupTime: details.pickupTime, saved: true, restaurantId: built?.data.restaurant_id },
  }
}

/** Row I05: the last refusal, without anything of the card. */
const errorOf = (state: PlaceOrderState) =>
  state.kind === 'stopped' && state.stop.reason === 'declined'
    ? {
        errorCode: state.stop.error.errorCode,
        message: state.stop.error.message,
        declineCode: state.stop.error.declineCode,
      }
    : null
