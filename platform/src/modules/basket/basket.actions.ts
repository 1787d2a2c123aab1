import type { UpdateView } from '@galo/contracts/basket'
import type { Db } from '../../kernel/db/database'
import type { StoredLine } from '../../kernel/db/schema'
import { Refusal } from '../../kernel/http/refusal'
import { isPaid, withdrawPayment } from '../payment/settlement'
import type { Platform } from '../../kernel/platform'
import { addedLines, alcoholProblem } from './alcohol.check'
import { expiryFrom, freshen, refused, withHeldBasket, type HeldBasket, type SignedBasket } from './basket.hold'
import { openOffers } from './basket.offers'
import { missingNames } from './basket.stock'
import { updateBasket, type BasketChanges, type BasketRow } from './basket.store'
import { lostOffers, withoutOffers } from './basket.upkeep'
import { basketView } from './basket.view'
import { contentsProblem, kitchenProblemOf } from './order.check'
import { openPantry } from './pantry'
import { isQuoteOver, quoteProblem, withoutOldQuote } from './quote.life'

/** What is to change, or null when the basket is as it is wanted already. */
type Change = (row: BasketRow, tx: Db, now: Date) => Promise<BasketChanges | null>

/**
 * Changes a basket: a new revision, not built any more, and a payment for the old sum can not go through. A reward or a code that does
 * not hold after it leaves with it, and the answer says so.
 */
export const changeBasket = (
  platform: Platform,
  customerId: string,
  view: UpdateView,
  change: Change,
): Promise<SignedBasket> =>
  withHeldBasket(platform, customerId, view, async ({ tx, row, now }) => {
    const expiresAt = expiryFrom(now)
    const wanted = await change(row, tx, now)
    if (wanted === null) return { row: await updateBasket(tx, row, { expiresAt }) }
    if (!(await withdrawPayment(tx, row.id, now))) return refused({ row }, 'BASKET_PAID')
    const offers = await lostOffers(tx, { ...row, ...wanted }, now)
    const changes = { ...wanted, ...withoutOffers(offers), revision: row.revision + 1, built: null, expiresAt }
    return {
      row: await updateBasket(tx, row, { ...changes, ...withoutOldQuote(row, now) }),
      removed: { items: [], offers },
    }
  })

/** Changes what is in the basket. Alcohol joins it only while the house may sell it (Q48). */
export const editLines = (
  platform: Platform,
  customerId: string,
  view: UpdateView,
  edit: (row: BasketRow, tx: Db) => Promise<readonly StoredLine[]>,
): Promise<SignedBasket> =>
  changeBasket(platform, customerId, view, async (row, tx, now) => {
    const lines = await edit(row, tx)
    const problem = await alcoholProblem(tx, row, addedLines(row.lines, lines), now)
    if (problem !== null) throw new Refusal(409, problem.code, problem.message)
    return { lines }
  })

/** Whether a basket, as it stands, says something that is no longer so: stock, quote, reward or code. */
const isOutdated = async ({ tx, row, now }: HeldBasket): Promise<boolean> => {
  if (isQuoteOver(row, now)) return true
  if (missingNames(row, await openPantry(tx, row.restaurantId, row.lines)).length > 0) return true
  return (await lostOffers(tx, row, now)).length > 0
}

/** Looks again at stock, offers and prices, and gives the basket another half hour. */
export const refreshBasket = (platform: Platform, customerId: string, view: UpdateView): Promise<SignedBasket> =>
  withHeldBasket(platform, customerId, view, async (held) => {
    const { tx, row, now } = held
    const isSettled = row.built !== null && (await isPaid(tx, row.id, now))
    if (!isSettled && (await isOutdated(held))) return freshen(held)
    return { row: await updateBasket(tx, row, { expiresAt: expiryFrom(now) }) }
  })

/**
 * Freezes dishes and prices, so that there is one sum to pay; building what is built already changes nothing.
 * What an order would be refused for is refused here first, while nobody has paid. Once it is paid for, time does not change it.
 */
export const freezeBasket = (platform: Platform, customerId: string, view: UpdateView): Promise<SignedBasket> =>
  withHeldBasket(platform, customerId, view, async (held) => {
    const { tx, row, now } = held
    const expiresAt = expiryFrom(now)
    if (await isPaid(tx, row.id, now)) return { row: await updateBasket(tx, row, { expiresAt }) }
    const unquoted = quoteProblem(row, now)
    if (unquoted !== null) return { ...(await freshen(held)), ...unquoted }
    if (row.lines.length === 0) throw new Refusal(409, 'BASKET_EMPTY', 'basket: nothing in it')
    const problem = await contentsProblem(tx, row, now)
    if (problem !== null) return { ...(await freshen(held)), ...problem }
    // Nothing is wrong with the basket: it stays as it is, for another time or without its beer.
    const kitchen = await kitchenProblemOf(tx, row, now, platform.config.slotCapacity)
    if (kitchen !== null) return { row: await updateBasket(tx, row, { expiresAt }), ...kitchen }
    if (row.built !== null) return { row: await updateBasket(tx, row, { expiresAt }) }
    const revision = row.revision + 1
    const pantry = await openPantry(tx, row.restaurantId, row.lines)
    const built = { ...basketView({ ...row, revision }, pantry, await openOffers(tx, row, now)), built: true }
    return { row: await updateBasket(tx, row, { built, revision, expiresAt }) }
  })
