import { removeReward, setReward } from '@galo/contracts/basket'
import { createArea } from '../../kernel/http/answering'
import { withBasket, type BasketPlatform } from '../basket'
import { addRewardToBasket, removeRewardFromBasket } from './reward.actions'

/** A reward joins a basket, or leaves it (F04). */
export const rewardRoutes = (platform: BasketPlatform) => {
  const { routes, answer } = createArea(platform, 'list')
  answer(setReward, ({ session, body }) =>
    withBasket(platform, session.sub, body, (held) => addRewardToBasket(held, body.reward.type)),
  )
  answer(removeReward, ({ session, body }) =>
    withBasket(platform, session.sub, body, (held) => removeRewardFromBasket(held, body.reward_type)),
  )
  return routes
}
