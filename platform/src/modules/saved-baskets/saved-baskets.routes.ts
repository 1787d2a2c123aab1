import {
  deleteSavedBasket,
  listSavedBaskets,
  readSharedBasket,
  saveBasket,
  shareBasket,
} from '@galo/contracts/saved-baskets'
import { countingPerMinute } from '../../kernel/counting-per-minute'
import { createArea } from '../../kernel/http/answering'
import { notFound, Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { findBasket } from '../basket'
import { deleteSaved, findShared, insertSaved, insertShared, savedBasketsOf, type Contents } from './kept-basket.store'
import { contentsOf, keptView } from './kept-basket.view'

/** Nobody shares faster with a thumb. */
const MOST_SHARED_A_MINUTE = 10

/** Baskets that customers save and anybody shares (X03). */
export const savedBasketsRoutes = (platform: Platform) => {
  const { db, clock } = platform
  const { routes, answer } = createArea(platform, 'list')
  const shares = countingPerMinute()

  const contentsOfMine = async (basketId: string, customerId: string): Promise<Contents> => {
    const row = await findBasket(db, basketId, customerId)
    if (row === undefined) throw notFound('Basket')
    if (row.lines.length === 0) throw new Refusal(409, 'BASKET_EMPTY', 'The basket is empty')
    return contentsOf(db, row)
  }

  const savedBy = async (customerId: string) => {
    const rows = await savedBasketsOf(db, customerId)
    const shown = rows.map(async (row) => {
      const kept = await keptView(db, row)
      return kept === null ? [] : { ...kept, name: row.name ?? '', saved_at: row.keptAt.toISOString() }
    })
    return { saved_baskets: (await Promise.all(shown)).flat() }
  }

  answer(listSavedBaskets, ({ session: { sub } }) => savedBy(sub))

  answer(saveBasket, async ({ session: { sub }, body: { basket_id, name } }) => {
    await insertSaved(db, sub, name, await contentsOfMine(basket_id, sub), clock.now())
    return savedBy(sub)
  })

  answer(deleteSavedBasket, async ({ session: { sub }, params: { id } }) => {
    await deleteSaved(db, sub, id)
    return savedBy(sub)
  })

  answer(shareBasket, async ({ session: { sub }, body: { basket_id } }) => {
    if (shares(sub) > MOST_SHARED_A_MINUTE)
      throw new Refusal(429, 'TOO_MANY_SHARED_BASKETS', `at most ${MOST_SHARED_A_MINUTE} a minute`)
    const { id, expiresAt } = await insertShared(db, await contentsOfMine(basket_id, sub), clock.now())
    return { id, expires_at: expiresAt.toISOString() }
  })

  answer(readSharedBasket, async ({ params: { id } }) => {
    const row = await findShared(db, id, clock.now())
    const kept = row === undefined ? null : await keptView(db, row)
    if (kept === null || row?.expiresAt == null) throw notFound('Shared basket')
    return { ...kept, expires_at: row.expiresAt.toISOString() }
  })
  return routes
}
