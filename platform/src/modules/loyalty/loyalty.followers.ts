import type { Events } from '../../kernel/events'
import { hasComeToNothing, orderMoved, orderPlaced, type OrderMoved } from '../orders'
import { earnChilli } from './chilli.earn'
import { returnReward } from './loyalty.store'
import { redeemReward } from './reward.redeem'

/** Confirmed, an order earns; come to nothing, it gives its reward back. Told the same twice it does it once. */
const settleCard = async ({ tx, before, after }: OrderMoved): Promise<void> => {
  if (after.state === 'confirmed' && before.state !== 'confirmed') await earnChilli(tx, after.id)
  if (hasComeToNothing(after) && !hasComeToNothing(before)) await returnReward(tx, after.id)
}

/** What orders do to their customers' cards. */
export const loyaltyFollowsOrders = (events: Events): void => {
  events.follow(orderPlaced, redeemReward)
  events.follow(orderMoved, settleCard)
}
