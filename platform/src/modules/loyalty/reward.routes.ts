import { removeReward, setReward } from '@galo/contracts/basket'
import { createArea } from '../../kernel/http/answering'
import { withBasket, type Shop } from '../basket'
import { addRewardToBasket, removeRewardFromBasket } from './reward.actions'

/** A reward joins a basket, or leaves it (F04). */
export const rewardRoutes = (shop: Shop) => {
  const { routes, answer } = createArea(shop, 'list')
  answer(setReward, ({ session, body }) =>
    withBasket(shop, session.sub, body, (held) => addRewardToBasket(held, body.reward.type)),
  )
  answer(removeReward, ({ session, body }) =>
    withBasket(shop, session.sub, body, (held) => removeRewardFromBasket(held, body.reward_type)),
  )
  return routes
}
