import { REWARD_TYPES } from '@galo/domain'
import { OrderImpossible, type OrderPlaced } from '../orders'
import { lockCard, soonestToExpire, useReward } from './loyalty.store'

/** Takes the reward an order is paid with off the card; it is had once. Throws an `OrderImpossible` when another order was quicker. */
export const redeemReward = async ({ tx, orderId, row, built, now }: OrderPlaced): Promise<void> => {
  const applied = built.loyalty?.rewards?.applied[0]?.reward_type
  const type = REWARD_TYPES.find((each) => each === applied)
  if (type === undefined) return
  const card = await lockCard(tx, row.customerId)
  const reward = card && (await soonestToExpire(tx, card.cardNumber, type, now))
  if (reward === undefined)
    throw new OrderImpossible('REWARD_LOST', 'signed_basket: the reward has been used for another order', row.id)
  await useReward(tx, reward.id, orderId, now)
}
