import type { StateOf } from '@galo/state'
import type { FindOrderingMethod } from './ordering-method'
import type { OrderDetails, PayAttempt, PlaceOrderState } from './place-order.states'

type PaymentState = StateOf<'payment'>
type FulfilmentDetailsState = StateOf<'fulfilmentDetails'>

/** As the release before kept it: a time to collect was all that could be asked for. */
interface CollectionOnly {
  readonly pickupTime?: unknown
}

/**
 * The try that is kept. One that the release before wrote down is read as the collection it is: its money may be in. What can't be read
 * is none.
 */
export const attemptIn = ({ attempt }: PaymentState): PayAttempt | null => {
  const details: (Partial<OrderDetails> & CollectionOnly) | undefined = attempt?.details
  if (attempt === null || details?.customer === undefined) return null
  if (details.fulfilment !== undefined) return attempt
  const { customer, pickupTime } = details
  if (typeof pickupTime !== 'string') return null
  return { ...attempt, details: { customer, fulfilment: { type: 'COLLECTION', pickupTime } } }
}

/** The payment as it is written down before a request leaves, and when there is nothing left to ask about. */
export const paymentAfter = (
  { cardholderName }: PaymentState,
  attempt: PayAttempt | null,
  after: PlaceOrderState,
): PaymentState => ({
  // Kept on the device while it is needed, and no longer.
  cardholderName: after.kind === 'done' ? '' : cardholderName,
  attempt,
  error: errorOf(after),
})

/** Row I05: the last refusal, without anything of the card. */
const errorOf = (state: PlaceOrderState): PaymentState['error'] =>
  state.kind === 'stopped' && state.stop.reason === 'declined'
    ? {
        errorCode: state.stop.error.errorCode,
        message: state.stop.error.message,
        declineCode: state.stop.error.declineCode,
      }
    : null

/** Who and how, for a tab that has not been told: they stay with the tab they were typed in, a try to pay outlives it. */
export const withDetailsOf = (
  known: FulfilmentDetailsState,
  { details: { customer, fulfilment }, stage, built }: PayAttempt,
  findMethod: FindOrderingMethod,
): FulfilmentDetailsState => {
  if (known.personal.saved || (stage !== 'confirming' && stage !== 'submitting')) return known
  const { email, first_name, last_name, phone_number } = customer
  const method = findMethod(fulfilment.type)
  const paidFor = method === null ? null : method.detailsOf(fulfilment, built?.data.restaurant_id)
  return {
    personal: { email, givenName: first_name, familyName: last_name, phoneNumber: phone_number, saved: true },
    fulfilment: known.fulfilment?.saved === true ? known.fulfilment : paidFor,
  }
}
