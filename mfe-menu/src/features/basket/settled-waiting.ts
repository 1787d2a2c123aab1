import type { StateOf } from '@galo/state'
import type { WaitingChange } from '../../../remote'

type BasketState = StateOf<'basket'>

/** It was made, or is not wanted any more. Apart from what keeps changes, which every menu brings along. */
export const withoutWaiting = (state: BasketState, id: string): BasketState => ({
  ...state,
  waiting: state.waiting.filter((change) => change.id !== id),
})

/** Kept until the customer has said whether they want it all the same. */
export const heldBack = (state: BasketState, change: WaitingChange): BasketState => {
  const held = { ...change, isHeld: true }
  return state.waiting.some(({ id }) => id === change.id)
    ? { ...state, waiting: state.waiting.map((other) => (other.id === change.id ? held : other)) }
    : { ...state, waiting: [...state.waiting, held] }
}

/** The customer does not want any more what waits for the line; what they are asked about stays until they have answered. */
export const withoutWaitingForLine = (state: BasketState): BasketState => ({
  ...state,
  waiting: state.waiting.filter(({ isHeld }) => isHeld === true),
})
