import { MARKETS, rewardKindOf, totalsOf, type RemovedItem } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { problemOfCode } from '../discounts/code.facts'
import { CODE_REFUSALS } from '../discounts/discount.rules'
import { problemOfReward, REWARD_REFUSALS } from '../loyalty/reward.problem'
import { openOffers } from './basket.offers'
import type { BasketChanges, BasketRow } from './basket.store'
import { priceLines } from './line.price'
import { openPantry } from './pantry'

/** A reward or a code that had to leave, and why. */
export interface RemovedOffer {
  readonly kind: string
  readonly discount_code: string | null
  readonly code: string
  readonly message: string
}

/** What the platform itself took out of a basket. It is said in the answer, and nowhere else. */
export interface Removed {
  readonly items: readonly RemovedItem[]
  readonly offers: readonly RemovedOffer[]
}

export const NOTHING_REMOVED: Removed = { items: [], offers: [] }

const lostReward = (row: BasketRow, code: keyof typeof REWARD_REFUSALS): RemovedOffer[] =>
  row.reward === null
    ? []
    : [{ kind: rewardKindOf(row.reward.type), discount_code: null, code, message: REWARD_REFUSALS[code] }]

/** The offers on a basket that do not hold any more, as its lines are now. */
export const lostOffers = async (db: Db, row: BasketRow, now: Date): Promise<readonly RemovedOffer[]> => {
  if (row.reward === null && row.discountCode === null) return []
  const { card, code } = await openOffers(db, row, now)
  const lines = priceLines(row, await openPantry(db, row.restaurantId, row.lines))
  const itemsTotal = totalsOf(lines, [], [], MARKETS[row.market].currencyCode).items
  const rewardProblem = row.reward === null ? null : problemOfReward(row, lines, row.reward, card, itemsTotal)
  const codeProblem = code === null ? null : await problemOfCode(db, row, itemsTotal, code, now)
  return [
    ...(rewardProblem === null ? [] : lostReward(row, rewardProblem)),
    ...(code === null || codeProblem === null
      ? []
      : [{ kind: code.kind, discount_code: code.code, code: codeProblem, message: CODE_REFUSALS[codeProblem] }]),
  ]
}

/** What a basket's row has to become when these offers leave it. */
export const withoutOffers = (lost: readonly RemovedOffer[]): Pick<BasketChanges, 'reward' | 'discountCode'> => ({
  ...(lost.some((offer) => offer.discount_code === null) ? { reward: null } : {}),
  ...(lost.some((offer) => offer.discount_code !== null) ? { discountCode: null } : {}),
})

/** What a lost offer is called where it keeps something from happening. */
export const lostCode = ({ discount_code }: RemovedOffer): 'REWARD_LOST' | 'DISCOUNT_CODE_LOST' =>
  discount_code === null ? 'REWARD_LOST' : 'DISCOUNT_CODE_LOST'
