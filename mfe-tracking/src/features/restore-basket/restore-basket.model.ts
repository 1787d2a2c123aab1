import type { SubmittedOrder } from '@galo/contracts/orders'
import { isOrderable, DEFAULT_FULFILMENT } from '@galo/domain'
import { sitePaths } from '@galo/navigation'
import type { StateOf } from '@galo/state'

type BasketState = StateOf<'basket'>

/** Whether the food of an order is in the basket again, as the basket's store shows it. */
type RestoreResult = 'waiting' | 'restored' | 'failed'

/**
 * `before` is the basket when its owner was asked to restore it, so that an earlier error isn't taken for the answer. The owner changes the
 * basket in one go: the next revision is the answer, and an empty basket means that none of the food can be had.
 */
export const restoreResult = (
  { signed, request, revision, errorCount }: BasketState,
  before: Pick<BasketState, 'revision' | 'errorCount'>,
): RestoreResult => {
  if (request === 'ERROR' && errorCount !== before.errorCount) return 'failed'
  if (request === 'PENDING' || revision === before.revision) return 'waiting'
  return (signed?.data.menu_items.length ?? 0) > 0 ? 'restored' : 'failed'
}

/** The menu the food came from, for an order the site can take; a delivery leads to what can be collected there. */
export const menuOf = ({ restaurant, fulfilment }: SubmittedOrder): string =>
  restaurant == null
    ? sitePaths.search()
    : sitePaths.menu(restaurant.slug, isOrderable(fulfilment.type) ? fulfilment.type : DEFAULT_FULFILMENT)
