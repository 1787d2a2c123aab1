import type { UpdateView } from '@galo/contracts/basket'
import { MARKETS, totalsOf, type RewardType } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { Refusal } from '../../kernel/http/refusal'
import { chooseLine, REWARD_REFUSALS } from '../loyalty/reward.problem'
import { findCard } from '../loyalty/loyalty.store'
import type { Platform } from '../../kernel/platform'
import { changeBasket } from './basket.actions'
import type { SignedBasket } from './basket.hold'
import type { BasketRow } from './basket.store'
import { priceLines } from './line.price'
import { openPantry } from './pantry'

const lineFor = async (tx: Db, row: BasketRow, type: RewardType, now: Date): Promise<string> => {
  const lines = priceLines(row, await openPantry(tx, row.restaurantId, row.lines))
  const itemsTotal = totalsOf(lines, [], [], MARKETS[row.market].currencyCode).items
  const chosen = chooseLine(row, lines, type, await findCard(tx, row.customerId, now), itemsTotal)
  if ('lineId' in chosen) return chosen.lineId
  throw new Refusal(409, `REWARD_${chosen.problem}`, `reward.type: ${REWARD_REFUSALS[chosen.problem]}`)
}

/** Puts a reward on the dish it saves most on. One per order (H07): the other one is taken off first, by the customer and not behind their back. */
export const putReward = (
  platform: Platform,
  customerId: string,
  view: UpdateView & { readonly reward: { readonly type: RewardType } },
): Promise<SignedBasket> =>
  changeBasket(platform, customerId, view, async (row, tx, now) => {
    const { type } = view.reward
    if (row.reward?.type === type) return null
    if (row.reward !== null)
      throw new Refusal(409, 'REWARD_LIMIT_REACHED', `reward.type: there is a ${row.reward.type} reward on this order`)
    return { reward: { type, lineId: await lineFor(tx, row, type, now) } }
  })

/** Takes the reward off again. What is not on the order can not come off. */
export const takeRewardOff = (
  platform: Platform,
  customerId: string,
  view: UpdateView & { readonly reward_type: RewardType },
): Promise<SignedBasket> =>
  changeBasket(platform, customerId, view, (row) => {
    if (row.reward?.type !== view.reward_type)
      throw new Refusal(409, 'REWARD_NOT_APPLIED', 'reward_type: not the reward on this order')
    return Promise.resolve({ reward: null })
  })
