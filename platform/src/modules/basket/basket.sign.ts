import type { createBasket } from '@galo/contracts/basket'
import type { WireAnswerOf } from '@galo/contracts/call'
import type { Db } from '../../kernel/db/database'
import { readMenu } from '../menu'
import type { Outcome } from './held-basket'
import { offersOf } from './basket.offers'
import type { BasketPlatform } from './basket.ports'
import { signBasket } from './basket.signature'
import { NOTHING_REMOVED } from './basket.upkeep'
import { basketView } from './basket.view'

/** A basket as every call on it answers. */
export type SignedBasket = WireAnswerOf<typeof createBasket>

/** The basket as it stands: the frozen one if it was built, otherwise priced by the menu of this moment. */
export const signedBasket = async (
  platform: BasketPlatform,
  db: Db,
  { row, menu, removed: { items, offers } = NOTHING_REMOVED }: Outcome,
  now: Date,
): Promise<SignedBasket> => {
  const priced = async () => {
    const prices = menu ?? (await readMenu(db, row))
    return basketView(row, prices, await offersOf(platform, db, row, now), platform.rewards)
  }
  const data = row.built ?? (await priced())
  const expiry = row.expiresAt.toISOString()
  return {
    data,
    expiry,
    signature: signBasket(data, expiry, platform.config.basketKey),
    ...(items.length === 0 ? {} : { removed_items: items }),
    ...(offers.length === 0 ? {} : { removed_offers: offers }),
  }
}
