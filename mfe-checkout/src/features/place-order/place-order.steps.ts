import { type BasketFailure, type SignedBasket, buildOrder, updateView } from '@galo/contracts/basket'
import { isRejected } from '@galo/contracts/errors'
import { nameFraudPayment, openFraudSession } from '@galo/contracts/fraud'
import { submitOrder } from '@galo/contracts/orders'
import { createTransaction } from '@galo/contracts/payment'
import type { Http, Log } from '@galo/services'
import type { CardPayment, FraudLoad } from '@galo/vendors'
import type { FindOrderingMethod, OrderingMethod } from './ordering-method'
import { isPaid, type PayAttempt, type PlaceOrderEvent, type Waiting } from './place-order.states'
import {
  failureEvent,
  freshIn,
  isAboutCustomer,
  isKitchenRefusal,
  isMoneyBack,
  isNotPayable,
  isStale,
} from './place-order.errors'
import { cardAsked } from './card-asked'
import { orderRequest, transactionRequest, type CardAsked } from './place-order.requests'
import { goneNames, isSameBasket } from './same-basket.model'

/** What paying reads of the page, each at the moment it is needed. */
export interface PayContext {
  readonly http: Http
  readonly log: Log
  readonly findMethod: FindOrderingMethod
  /** As the customer sees it, or saw it last. */
  readonly basket: () => SignedBasket | null
  readonly card: () => CardPayment | null
  /** The name on the card. */
  readonly cardholder: () => string
  /** The fraud service's own code. */
  readonly fraud: () => Promise<FraudLoad>
  /** This device, where that code can't be had. */
  readonly deviceId: () => string
  /** Who is signed in; `null` for a guest. */
  readonly customerId: () => string | null
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>
}

/** Between two questions to a bank that is still thinking. */
const ASK_EVERY_MS = 3_000

/** Before something is asked once more unbidden. */
const AGAIN_AFTER_MS = 400

/** Longer no payment waits for the fraud service's own code. */
const FRAUD_PATIENCE_MS = 1_500

/** This device as the fraud service knows it (I11). */
const deviceOf = async ({ fraud, deviceId, wait }: PayContext): Promise<string> => {
  const late = wait(FRAUD_PATIENCE_MS).then(() => null)
  const load = await Promise.race([fraud().catch(() => null), late])
  return load?.kind === 'ready' ? load.client.deviceId() : deviceId()
}

const REJECTED: PlaceOrderEvent = { type: 'rejected' }

/** Removed in another tab, say: as good as a refusal of the card's own. */
const SAVED_CARD_GONE = {
  kind: 'declined',
  error: {
    type: 'invalid_request_error',
    errorCode: 'SAVED_CARD_GONE',
    declineCode: null,
    message: 'Not a saved card',
  },
} as const

const precheck = async (
  { http }: PayContext,
  { data }: SignedBasket,
  { details }: PayAttempt,
  method: OrderingMethod,
): Promise<PlaceOrderEvent> => {
  try {
    const isAvailable = await method.isAvailable(details.fulfilment, data, http)
    return { type: isAvailable ? 'still-available' : 'choice-gone' }
  } catch (error) {
    return failureEvent(error, () => REJECTED)
  }
}

const NOT_BUILT: BasketFailure = 'BUILD_BASKET_ORDER_ERROR'

/** Builds; a basket that was only signed anew, with nothing else about it, is built without bothering the customer. */
const build = async (
  { http, log }: Pick<PayContext, 'http' | 'log'>,
  seen: SignedBasket,
  sent: SignedBasket,
  mayRetry = true,
): Promise<PlaceOrderEvent> => {
  const refused = (code: string, fresh: SignedBasket | null): PlaceOrderEvent => ({
    type: 'basket-refused',
    code,
    fresh,
    gone: fresh === null ? [] : goneNames(seen.data, fresh.data),
  })
  try {
    const signed = await http.send(buildOrder, { body: updateView(sent, {}) })
    // What was frozen is what will be charged: another sum than the one on the button is not paid without a look.
    return isSameBasket(seen.data, signed.data) ? { type: 'built', signed } : refused('BASKET_STALE', signed)
  } catch (error) {
    const fresh = isRejected(error) ? freshIn(error) : null
    const code = isRejected(error) ? error.model.errorCode : ''
    if (fresh !== null && isStale(code) && mayRetry && isSameBasket(seen.data, fresh.data))
      return build({ http, log }, seen, fresh, false)
    const event = failureEvent(error, () => {
      if (code === 'BASKET_ORDERED') return { type: 'already-ordered', signed: sent }
      if (isKitchenRefusal(code)) return { type: 'not-taken', code }
      return fresh !== null || isNotPayable(code) ? refused(code, fresh) : REJECTED
    })
    // A refusal has a reason that is said; of the rest nobody here knows one (F18).
    if (event.type === 'rejected' || event.type === 'lost') log('error', `checkout: ${NOT_BUILT}`, { error })
    return event
  }
}

/** The fraud service must never stand between a customer and dinner: without it the payment has no session, and that is logged. */
const fraudSession = async (context: PayContext, { data }: SignedBasket): Promise<string | null> => {
  const { http, log, customerId } = context
  try {
    const { id } = await http.send(openFraudSession, {
      body: {
        customerId: customerId() ?? undefined,
        deviceId: await deviceOf(context),
        source: 'WEB',
        restaurantId: data.restaurant_id,
        fulfilmentMethod: data.fulfilment_type,
      },
    })
    return id
  } catch (error) {
    log('warning', 'Paying goes on without a fraud session', { error })
    return null
  }
}

const transact = async (
  context: PayContext,
  signed: SignedBasket,
  attempt: PayAttempt,
  ofCard?: CardAsked,
): Promise<PlaceOrderEvent> => {
  const { http, customerId } = context
  try {
    const who = { deviceId: await deviceOf(context), customerId: customerId() }
    const body = transactionRequest(signed, attempt, who, ofCard)
    const transaction = await http.send(createTransaction, { body, idempotencyKey: attempt.idempotencyKey })
    return { type: 'opened', transaction, fraudSessionId: attempt.fraudSessionId }
  } catch (error) {
    return failureEvent(error, (code) => {
      if (code === 'BASKET_ORDERED') return { type: 'already-ordered', signed }
      if (isKitchenRefusal(code)) return { type: 'not-taken', code }
      if (code === 'SAVED_CARD_GONE') return { type: 'card-answered', outcome: SAVED_CARD_GONE }
      return isNotPayable(code) ? { type: 'basket-refused', code, fresh: null, gone: [] } : REJECTED
    })
  }
}

/**
 * Asks for the payment again without asking any card: the answer says how it stands. A basket that can't be paid as it was has no payment
 * any more; the platform gives back after an hour what no order came of, and doesn't say whether there was something to give.
 */
const ask = async (context: PayContext, signed: SignedBasket, attempt: PayAttempt): Promise<PlaceOrderEvent> => {
  const event = await transact(context, signed, attempt)
  // Of a payment that is in, neither is said: it only waits to be ordered.
  return event.type === 'basket-refused' || event.type === 'not-taken'
    ? { type: 'payment-gone', code: event.code }
    : event
}

const submit = async (
  { http, log }: PayContext,
  signed: SignedBasket,
  attempt: PayAttempt,
  method: OrderingMethod,
): Promise<PlaceOrderEvent> => {
  const { fraudSessionId: sessionId, transactionReference } = attempt
  if (sessionId !== null && transactionReference !== null)
    await http
      .send(nameFraudPayment, { params: { id: sessionId }, body: { transactionReference } })
      .catch((error: unknown) => log('warning', 'The fraud session was not told of its payment', { error }))
  try {
    const { id } = await http.send(submitOrder, {
      body: orderRequest(signed, attempt, method),
      headers: { 'x-features': 'pos_bridge' },
      idempotencyKey: `${attempt.idempotencyKey}:${method.requestKey(attempt.details.fulfilment)}`,
    })
    return { type: 'submitted', placed: { orderId: id, basketId: attempt.basketId } }
  } catch (error) {
    const event = failureEvent(error, (code) => {
      if (isPaid(attempt) && isMoneyBack(code)) return { type: 'money-back', code }
      if (method.goneCodes.includes(code)) return { type: 'choice-gone' }
      if (isKitchenRefusal(code)) return { type: 'not-taken', code }
      if (code === 'BAD_REQUEST' && isAboutCustomer(error)) return { type: 'details-refused' }
      if (!isPaid(attempt) && isNotPayable(code)) return { type: 'basket-refused', code, fresh: null, gone: [] }
      return code === 'PAYMENT_NOT_SETTLED' ? { type: 'payment-gone', code } : REJECTED
    })
    // Which kind of orders can't be placed has to be seen from afar (J03); what was refused for a reason is no fault.
    if (event.type === 'rejected' || event.type === 'lost') log('error', `checkout: ${method.submitFailure}`, { error })
    return event
  }
}

/** J03: there is nothing that could be sent. */
const invalid = ({ log }: PayContext): PlaceOrderEvent => {
  log('error', 'Invalid order')
  return REJECTED
}

/** Does what a state waits for and says what came of it. */
export const perform = async (state: Waiting, context: PayContext): Promise<PlaceOrderEvent> => {
  const { attempt } = state
  // The attempt's own basket first: it is what was frozen and paid.
  const signed = attempt.built ?? context.basket()
  if (signed === null) return invalid(context)
  if (state.kind === 'asking') {
    if (state.asked > 0) await context.wait(ASK_EVERY_MS)
    return ask(context, signed, attempt)
  }
  const method = context.findMethod(attempt.details.fulfilment.type)
  // Left by a release that knew more ways of ordering than this one.
  if (method === null) return invalid(context)
  if (state.step !== 'confirming' && state.isAgain) await context.wait(AGAIN_AFTER_MS)
  switch (state.step) {
    case 'prechecking':
      return precheck(context, signed, attempt, method)
    case 'building': {
      const seen = context.basket() ?? signed
      // A basket that was frozen for an earlier try is newer than the one in sight; if that is all, it is the one to send.
      return build(context, seen, isSameBasket(seen.data, signed.data) ? signed : seen)
    }
    case 'opening': {
      const fraudSessionId = attempt.fraudSessionId ?? (await fraudSession(context, signed))
      return transact(context, signed, { ...attempt, fraudSessionId }, await cardAsked(context, signed, attempt))
    }
    case 'confirming': {
      const card = context.card()
      if (card === null) return REJECTED
      const holder = { name: context.cardholder(), email: attempt.details.customer.email }
      return { type: 'card-answered', outcome: await card.confirm(state.clientSecret, holder) }
    }
    case 'submitting':
      return submit(context, signed, attempt, method)
  }
}
