import type { MenuSnapshot } from '../menu'
import { menuFor, type HeldBasket, type Outcome } from './held-basket'
import { lookAtStock } from './basket.stock'
import { updateBasket, type BasketChanges } from './basket.store'
import { lostOffers, withoutOffers } from './basket.upkeep'
import { withoutOldQuote } from './quote.life'

/** A basket lives this long after it was last touched. */
const LIFE_MS = 30 * 60_000
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFE_MS)

/** Leaves the basket as it is, for another half hour. */
export const keepBasket = async ({ tx, row, now }: HeldBasket): Promise<Outcome> => ({
  row: await updateBasket(tx, row, { expiresAt: expiryFrom(now) }),
})

/** The basket as it is, because the money for it is in. */
export const refusedAsPaid = ({ row }: HeldBasket): Outcome => ({
  row,
  refusal: { code: 'BASKET_PAID', message: 'The basket is paid for and can only be ordered' },
})

/**
 * Saves what a call wants of a basket: a new revision, not built any more, and a payment for the old sum can not go through. A reward
 * or a code that does not hold after it leaves with it, and the answer says so. `menu`: the one the call has decided by.
 */
export const saveChange = async (held: HeldBasket, wanted: BasketChanges, menu?: MenuSnapshot): Promise<Outcome> => {
  const { platform, tx, row, now } = held
  if (!(await platform.payments.withdraw(tx, row.id))) return refusedAsPaid(held)
  const prices = menu ?? (await menuFor(held))
  const offers = await lostOffers(platform, tx, { ...row, ...wanted }, prices, now)
  const changes = {
    ...wanted,
    ...withoutOffers(offers),
    revision: row.revision + 1,
    built: null,
    expiresAt: expiryFrom(now),
    ...withoutOldQuote(row, now),
  }
  return { row: await updateBasket(tx, row, changes), menu: prices, removed: { items: [], offers } }
}

/**
 * Prices a basket again: what is sold out goes, so do a delivery quote that is over and a reward or code that does not hold any more;
 * what was frozen thaws and any payment under way is withdrawn. A paid one stays exactly as it was paid: it does not expire, it can
 * only be ordered.
 */
export const repriceBasket = async (held: HeldBasket, menu?: MenuSnapshot): Promise<Outcome> => {
  const { platform, tx, row, now } = held
  if (!(await platform.payments.withdraw(tx, row.id))) return keepBasket(held)
  const prices = menu ?? (await menuFor(held))
  const { changes: stocked, removed: items } = lookAtStock(row, prices)
  const offers = await lostOffers(platform, tx, { ...row, ...stocked }, prices, now)
  const changes = {
    ...stocked,
    built: null,
    revision: row.revision + 1,
    expiresAt: expiryFrom(now),
    ...withoutOffers(offers),
    ...withoutOldQuote(row, now),
  }
  return { row: await updateBasket(tx, row, changes), menu: prices, removed: { items, offers } }
}
