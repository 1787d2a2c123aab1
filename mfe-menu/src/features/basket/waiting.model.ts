import type { StateOf } from '@galo/state'
import type { WaitingChange } from '../../../remote'
import type { BasketRefusal } from './basket.errors'
import { hasFood } from './basket.lines'
import { questionBefore, type Addition, type BasketPlace } from './basket.model'

type BasketState = StateOf<'basket'>

/** Something waits for the line; what waits for the customer's word holds nothing up. */
export const waitsForLine = ({ waiting }: Pick<BasketState, 'waiting'>): boolean =>
  waiting.some(({ isHeld }) => isHeld !== true)

/** There is no line, or what was wanted before it came back is still to be made: a change waits its turn. */
export const hasToWait = (state: Pick<BasketState, 'waiting'>, isOnline: boolean): boolean =>
  !isOnline || waitsForLine(state)

/** The same as before a dish goes in; an empty basket is of the place whose food waits for it. */
export const questionBeforeWaiting = (
  state: BasketState,
  place: BasketPlace,
  addition: Addition,
): BasketRefusal | null => {
  const [first] = state.waiting.flatMap(({ wish }) => (wish.kind === 'add' ? [wish.place] : []))
  const isElsewhere = first !== undefined && first.restaurant.id !== place.restaurant.id
  if (isElsewhere && !hasFood(state))
    return { reason: 'different-restaurant', current: first.restaurant, forAdults: addition.forAdults === true }
  return questionBefore(state, place, addition)
}

/** Kept behind what waits already. What starts again forgets all that. */
export const keptWaiting = (state: BasketState, change: WaitingChange): BasketState => {
  const before =
    change.wish.kind === 'add' && change.wish.agreedTo?.startsWith('different') === true ? [] : state.waiting
  return { ...state, takenOut: null, waiting: [...before, change] }
}
