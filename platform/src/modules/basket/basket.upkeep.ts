import { MARKETS, rewardKindOf, totalsOf, type RemovedItem } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { priceLines, type MenuSnapshot } from '../menu'
import { offersOf } from './basket.offers'
import type { OfferProblem, BasketPlatform } from './basket.ports'
import type { BasketChanges, BasketRow } from './basket.store'

/** A reward or a code that had to leave, and why. */
export interface RemovedOffer extends OfferProblem {
  readonly kind: string
  readonly discount_code: string | null
}

/** What the platform itself took out of a basket. It is said in the answer, and nowhere else. */
export interface Removed {
  readonly items: readonly RemovedItem[]
  readonly offers: readonly RemovedOffer[]
}

export const NOTHING_REMOVED: Removed = { items: [], offers: [] }

/** The offers on a basket that do not hold any more, as its lines are now. */
export const lostOffers = async (
  platform: BasketPlatform,
  db: Db,
  row: BasketRow,
  menu: MenuSnapshot,
  now: Date,
): Promise<readonly RemovedOffer[]> => {
  if (row.reward === null && row.discountCode === null) return []
  const { card, code } = await offersOf(platform, db, row, now)
  const lines = priceLines(row, menu)
  const itemsTotal = totalsOf(lines, [], [], MARKETS[row.market].currencyCode).items
  const lost: RemovedOffer[] = []
  if (row.reward !== null) {
    const problem = platform.rewards.problemOf(row, lines, row.reward, card, itemsTotal)
    if (problem !== null) lost.push({ kind: rewardKindOf(row.reward.type), discount_code: null, ...problem })
  }
  if (code !== null) {
    const problem = await code.problemOf(db, row, itemsTotal, now)
    const { kind, discountCode } = code.discount
    if (problem !== null) lost.push({ kind, discount_code: discountCode, ...problem })
  }
  return lost
}

/** What a basket's row has to become when these offers leave it. */
export const withoutOffers = (lost: readonly RemovedOffer[]): Pick<BasketChanges, 'reward' | 'discountCode'> => ({
  ...(lost.some((offer) => offer.discount_code === null) ? { reward: null } : {}),
  ...(lost.some((offer) => offer.discount_code !== null) ? { discountCode: null } : {}),
})

/** What a lost offer is called where it keeps something from happening. */
export const lostCode = ({ discount_code }: RemovedOffer): 'REWARD_LOST' | 'DISCOUNT_CODE_LOST' =>
  discount_code === null ? 'REWARD_LOST' : 'DISCOUNT_CODE_LOST'
