import type { SignedBasket } from '@galo/contracts/basket'
import type { WirePrice } from '@galo/contracts/money'
import type { TransactionAnswer } from '@galo/contracts/payment'
import type { CardOutcome } from '@galo/vendors'
import {
  attemptToKeep,
  isPaid,
  newAttempt,
  sumToPay,
  type OrderDetails,
  type PayAttempt,
  type PlaceOrderEvent,
  type PlaceOrderState,
  type Press,
  type Step,
  type Stop,
  type Waiting,
} from './place-order.states'

/** So many answers of "the bank is still thinking" before the customer is told that we don't know. */
export const MOST_ASKED = 10

/**
 * So many answers of "nothing came in" before that is said. What a tab sent to the bank before it was closed may still be on its way while
 * another one asks, and who is told that they were not charged pays again.
 */
export const SURE_AFTER = 3

const stopped = (stop: Stop, attempt: PayAttempt): PlaceOrderState => ({ kind: 'stopped', stop, attempt })

const submitting = (attempt: PayAttempt): PlaceOrderState => ({
  kind: 'working',
  step: 'submitting',
  attempt: { ...attempt, stage: 'submitting' },
})

const asking = (attempt: PayAttempt, asked = 0): PlaceOrderState => ({ kind: 'asking', attempt, asked })

/**
 * For somebody else, by another name or with another tip it is another request and gets the new key; another time is told apart when it is submitted.
 * What is paid was paid with its own tip.
 */
const keyAndDetails = (last: PayAttempt, press: Press) => {
  const { tip, ...pressed } = press.details
  const given = isPaid(last) ? last.details.tip : tip
  const details = given === undefined ? pressed : { ...pressed, tip: given }
  const isSame = JSON.stringify(payerIn(last.details)) === JSON.stringify(payerIn(details))
  return { details, idempotencyKey: isSame ? last.idempotencyKey : press.idempotencyKey }
}

const payerIn = ({ customer, tip = 0 }: OrderDetails) => [customer, tip]

/** A new try over the same payment where there is one; what is paid already only has to be submitted. */
const begin = (state: PlaceOrderState, press: Press): PlaceOrderState => {
  const last = state.kind === 'stopped' && state.attempt.basketId === press.basketId ? state.attempt : null
  const attempt = last === null ? newAttempt(press) : { ...last, ...keyAndDetails(last, press) }
  return {
    kind: 'working',
    step: 'prechecking',
    attempt: isPaid(attempt) ? attempt : { ...attempt, stage: 'building' },
  }
}

/** Nothing of the payment is left: the next try builds and pays anew. */
const unpaid = (attempt: PayAttempt): PayAttempt => ({
  ...attempt,
  transactionReference: null,
  built: null,
  stage: 'building',
})

const paymentGone = (attempt: PayAttempt, code: string): PlaceOrderState =>
  stopped({ reason: 'payment-gone', code }, unpaid(attempt))

/** An attempt left by a reload or by another tab. Before the card was asked nothing can have been taken. */
const takeUp = (attempt: PayAttempt): PlaceOrderState => {
  switch (attempt.stage) {
    case 'building':
    case 'opening':
      return { kind: 'idle' }
    case 'confirming':
      return asking(attempt)
    case 'submitting':
      return submitting(attempt)
  }
}

const paidIn = ({ built, details }: PayAttempt): WirePrice | undefined => built?.data && sumToPay(built.data, details)

const totalOf = ({ data }: SignedBasket): number => data.totals.grand_total.value

/** Nothing is under way here that could end in money: not begun, only just pressed, or stopped before anything was paid for this basket. */
const hasNothingAtStake = (state: PlaceOrderState, { basketId }: PayAttempt): boolean => {
  if (state.kind === 'working') return state.step === 'prechecking' && !isPaid(state.attempt)
  if (state.kind === 'stopped') return attemptToKeep(state) === null && state.attempt.basketId === basketId
  return state.kind === 'idle'
}

/** A try whose end nobody knows comes before one that has asked for nothing yet, and before what was said of an earlier one. */
const insteadOf = (state: PlaceOrderState, attempt: PayAttempt): PlaceOrderState => {
  const found = hasNothingAtStake(state, attempt) ? takeUp(attempt) : state
  return found.kind === 'idle' ? state : found
}

/** Another sum is another payment, and has to look like one. */
const keyFor = ({ idempotencyKey, built }: PayAttempt, signed: SignedBasket): string =>
  built === null || totalOf(built) === totalOf(signed) ? idempotencyKey : `${idempotencyKey}.${totalOf(signed)}`

const afterBuilding = (attempt: PayAttempt, signed: SignedBasket): PlaceOrderState => {
  const built = { ...attempt, built: signed, idempotencyKey: keyFor(attempt, signed) }
  // Row I10: nothing to pay, so nothing to open.
  if (signed.data.totals.grand_total.value === 0) return submitting({ ...built, transactionReference: null })
  return { kind: 'working', step: 'opening', attempt: { ...built, stage: 'opening' } }
}

const afterOpening = (
  attempt: PayAttempt,
  { stripe, transactionReference, status }: TransactionAnswer,
  fraudSessionId: string | null,
): PlaceOrderState => {
  const opened = { ...attempt, transactionReference, fraudSessionId: fraudSessionId ?? attempt.fraudSessionId }
  if (status === 'succeeded') return submitting(opened)
  const confirming = { ...opened, stage: 'confirming' as const }
  if (status === 'processing') return asking(confirming)
  return { kind: 'working', step: 'confirming', attempt: confirming, clientSecret: stripe.clientSecret }
}

const afterCard = (attempt: PayAttempt, outcome: CardOutcome): PlaceOrderState => {
  switch (outcome.kind) {
    case 'paid':
      return submitting(attempt)
    case 'unconfirmed':
      return asking(attempt)
    case 'declined':
      return stopped({ reason: 'declined', error: outcome.error }, attempt)
    case 'incomplete':
      return stopped({ reason: 'incomplete', error: outcome.error }, attempt)
    case 'failed':
      return stopped({ reason: 'failed', at: 'confirming' }, attempt)
  }
}

/** Whether asking again can find money that was not known of. */
export const mayBePaidYet = (stop: Stop): boolean =>
  stop.reason === 'unconfirmed' || (stop.reason === 'not-charged' && stop.isBankAsking === true)

/** The platform's answer to "what became of it?" */
const afterAsking = (
  attempt: PayAttempt,
  asked: number,
  { status, transactionReference }: TransactionAnswer,
): PlaceOrderState => {
  if (status === 'succeeded') return submitting({ ...attempt, transactionReference })
  // Another payment than the one we asked about: that one is gone, and nothing says whether money came in before it went.
  const isAnother = attempt.transactionReference !== null && transactionReference !== attempt.transactionReference
  if (isAnother && status !== 'processing') return paymentGone(attempt, 'PAYMENT_NOT_SETTLED')
  const answers = asked + 1
  if (status !== 'processing' && answers >= SURE_AFTER)
    return stopped({ reason: 'not-charged', isBankAsking: status === 'requires_action' }, attempt)
  return answers >= MOST_ASKED ? stopped({ reason: 'unconfirmed' }, attempt) : asking(attempt, answers)
}

/**
 * The next state. An event that the state does not wait for changes nothing: a second press, an answer that comes after its question
 * was given up. Nothing here asks for money but the step from opening to confirming, and that is not taken for a payment that succeeded.
 */
export const nextPlaceOrder = (state: PlaceOrderState, event: PlaceOrderEvent): PlaceOrderState => {
  switch (event.type) {
    case 'pay':
      return state.kind === 'idle' || (state.kind === 'stopped' && state.stop.reason !== 'unconfirmed')
        ? begin(state, event)
        : state
    case 'attempt-found':
      return insteadOf(state, event.attempt)
    case 'settled-elsewhere':
      return { kind: 'idle' }
    case 'ask-again':
      return state.kind === 'stopped' && mayBePaidYet(state.stop) ? takeUp(state.attempt) : state
    case 'dismissed':
      return state.kind === 'stopped' && !isPaid(state.attempt) && state.stop.reason !== 'unconfirmed'
        ? { kind: 'idle' }
        : state
    default:
      return state.kind === 'working' || state.kind === 'asking' ? afterAnswer(state, event) : state
  }
}

type Answer = Exclude<
  PlaceOrderEvent,
  { type: 'pay' | 'attempt-found' | 'settled-elsewhere' | 'ask-again' | 'dismissed' }
>

const stepOf = (state: Waiting): Step => (state.kind === 'asking' ? 'confirming' : state.step)

const afterAnswer = (state: Waiting, event: Answer): PlaceOrderState => {
  const { attempt } = state
  const step = stepOf(state)
  switch (event.type) {
    case 'still-available':
      if (step !== 'prechecking') return state
      return isPaid(attempt) ? submitting(attempt) : { kind: 'working', step: 'building', attempt }
    case 'choice-gone':
      if (step === 'prechecking' && isPaid(attempt)) return submitting(attempt)
      return step === 'prechecking' || step === 'submitting' ? stopped({ reason: 'choice-gone' }, attempt) : state
    case 'money-back':
      return step === 'submitting'
        ? stopped({ reason: 'money-back', code: event.code, paid: paidIn(attempt) }, unpaid(attempt))
        : state
    case 'built':
      return step === 'building' ? afterBuilding(attempt, event.signed) : state
    case 'already-ordered':
      return submitting({ ...attempt, built: attempt.built ?? event.signed })
    case 'basket-refused':
      return stopped({ reason: 'basket-refused', code: event.code, fresh: event.fresh, gone: event.gone }, attempt)
    case 'not-taken':
      return stopped({ reason: 'not-taken', code: event.code }, attempt)
    case 'details-refused':
      return step === 'submitting' ? stopped({ reason: 'details-refused' }, attempt) : state
    case 'opened':
      if (state.kind === 'asking') return afterAsking(attempt, state.asked, event.transaction)
      return step === 'opening' ? afterOpening(attempt, event.transaction, event.fraudSessionId) : state
    // A saved card may be refused before there is anything to ask it for.
    case 'card-answered':
      return state.kind === 'working' && (step === 'confirming' || step === 'opening')
        ? afterCard(attempt, event.outcome)
        : state
    case 'submitted':
      return step === 'submitting' ? { kind: 'done', placed: event.placed } : state
    case 'payment-gone':
      return paymentGone(attempt, event.code)
    case 'rejected':
      return state.kind === 'asking'
        ? stopped({ reason: 'unconfirmed', trace: event.trace }, attempt)
        : stopped({ reason: 'failed', at: step, trace: event.trace }, attempt)
    case 'lost':
      if (state.kind === 'working' && (state.step === 'building' || state.step === 'opening') && !state.isAgain)
        return { ...state, isAgain: true }
      return step === 'confirming' || step === 'submitting'
        ? stopped({ reason: 'unconfirmed', trace: event.trace }, attempt)
        : stopped({ reason: 'failed', at: step, trace: event.trace }, attempt)
  }
}
