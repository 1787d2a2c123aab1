import { MARKETS, totalsOf, type RewardType } from '@galo/domain'
import { Refusal } from '../../kernel/http/refusal'
import { keepBasket, menuFor, saveChange, type HeldBasket, type Outcome } from '../basket'
import { priceLines, type MenuSnapshot } from '../menu'
import { findCard } from './loyalty.store'
import { chooseLine, REWARD_REFUSALS } from './reward.problem'

const lineFor = async ({ tx, row, now }: HeldBasket, type: RewardType, menu: MenuSnapshot): Promise<string> => {
  const lines = priceLines(row, menu)
  const itemsTotal = totalsOf(lines, [], [], MARKETS[row.market].currencyCode).items
  const chosen = chooseLine(row, lines, type, await findCard(tx, row.customerId, now), itemsTotal)
  if ('lineId' in chosen) return chosen.lineId
  throw new Refusal(409, `REWARD_${chosen.problem}`, `reward.type: ${REWARD_REFUSALS[chosen.problem]}`)
}

/** Puts a reward on the dish it saves most on. One per order (H07): the other one is taken off first, by the customer and not behind their back. */
export const addRewardToBasket = async (held: HeldBasket, type: RewardType): Promise<Outcome> => {
  const { reward } = held.row
  if (reward?.type === type) return keepBasket(held)
  if (reward !== null)
    throw new Refusal(409, 'REWARD_LIMIT_REACHED', `reward.type: there is a ${reward.type} reward on this order`)
  const menu = await menuFor(held)
  return saveChange(held, { reward: { type, lineId: await lineFor(held, type, menu) } }, menu)
}

/** Takes the reward off again. What is not on the order can not come off. */
export const removeRewardFromBasket = async (held: HeldBasket, type: RewardType): Promise<Outcome> => {
  if (held.row.reward?.type !== type)
    throw new Refusal(409, 'REWARD_NOT_APPLIED', 'reward_type: not the reward on this order')
  return saveChange(held, { reward: null })
}
