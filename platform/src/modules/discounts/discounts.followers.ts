import type { Events } from '../../kernel/events'
import { hasComeToNothing, orderMoved, orderPlaced } from '../orders'
import { redeemCode } from './code.redeem'
import { releaseRedemption } from './discounts.store'

/** What orders do to codes: made, an order uses one; come to nothing, it gives the use back. */
export const discountsFollowOrders = (events: Events): void => {
  events.follow(orderPlaced, redeemCode)
  events.follow(orderMoved, async ({ tx, before, after, at }) => {
    if (hasComeToNothing(after) && !hasComeToNothing(before)) await releaseRedemption(tx, after.id, at)
  })
}
