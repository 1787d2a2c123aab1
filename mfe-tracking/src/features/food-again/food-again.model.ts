import type { SubmittedOrder } from '@galo/contracts/orders'
import { isOrderable, OFFERED_FIRST } from '@galo/domain'
import { sitePaths } from '@galo/navigation'
import type { StateOf } from '@galo/state'

type BasketState = StateOf<'basket'>

/** What became of a wish for the food of an order, as the basket's store shows it. */
export type FoodAgain = 'waiting' | 'back' | 'not-back'

/**
 * `asked` is the basket when its owner was asked: a failure of before is no answer. The basket is changed in one go: whatever it is after that is the answer,
 * and an empty one means that nothing of it can be had.
 */
export const foodAgain = (
  { signed, request, revision, errorCount }: BasketState,
  asked: Pick<BasketState, 'revision' | 'errorCount'>,
): FoodAgain => {
  if (request === 'ERROR' && errorCount !== asked.errorCount) return 'not-back'
  if (request === 'PENDING' || revision === asked.revision) return 'waiting'
  return (signed?.data.menu_items.length ?? 0) > 0 ? 'back' : 'not-back'
}

/** The menu the food came from, for an order the site can take; a delivery leads to what can be collected there. */
export const menuOf = ({ restaurant, fulfilment }: SubmittedOrder): string =>
  restaurant == null
    ? sitePaths.search()
    : sitePaths.menu(restaurant.slug, isOrderable(fulfilment.type) ? fulfilment.type : OFFERED_FIRST)
