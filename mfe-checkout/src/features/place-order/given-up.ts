import { isPaid, type PlaceOrderState } from './place-order.states'

/** Row I13: tried again while the errors are at most this many. */
export const MOST_ERRORS = 1

/**
 * Whether trying to pay has failed so often that the button would only fail again: people can help, and the menu. What is paid already may be
 * placed as often as anybody likes.
 */
export const isGivenUp = (state: PlaceOrderState, errorCount: number): boolean =>
  state.kind === 'stopped' && state.stop.reason === 'failed' && errorCount > MOST_ERRORS && !isPaid(state.attempt)
