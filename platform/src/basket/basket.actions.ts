import type { Db } from '../db/database'
import type { StoredLine } from '../db/schema'
import { Refusal } from '../http/refusal'
import { isPaid, withdrawPayment } from '../payment/settlement'
import type { Platform } from '../platform'
import { expiryFrom, freshen, refused, withHeldBasket, type SignedBasket } from './basket.hold'
import type { UpdateView } from './basket.requests'
import { missingNames } from './basket.stock'
import { updateBasket, type BasketRow } from './basket.store'
import { basketView } from './basket.view'
import { openPantry } from './pantry'
import { isQuoteOver, quoteProblem, withoutOldQuote } from './quote.life'

type EditLines = (row: BasketRow, tx: Db) => Promise<readonly StoredLine[]>

/** Changes what is in the basket: a new revision, not built any more, and a payment for the old sum can not go through. */
export const editLines = (
  platform: Platform,
  customerId: string,
  view: UpdateView,
  edit: EditLines,
): Promise<SignedBasket> =>
  withHeldBasket(platform, customerId, view, async ({ tx, row, now }) => {
    if (!(await withdrawPayment(tx, row.id, now))) return refused(row, 'BASKET_PAID')
    const lines = await edit(row, tx)
    const changes = { lines, revision: row.revision + 1, built: null, expiresAt: expiryFrom(now) }
    return { row: await updateBasket(tx, row, { ...changes, ...withoutOldQuote(row, now) }) }
  })

/** Looks again at stock and prices, and gives the basket another half hour. */
export const validateBasket = (platform: Platform, customerId: string, view: UpdateView): Promise<SignedBasket> =>
  withHeldBasket(platform, customerId, view, async (held) => {
    const { tx, row, now } = held
    const isSettled = row.built !== null && (await isPaid(tx, row.id, now))
    const missing = isSettled ? [] : missingNames(row, await openPantry(tx, row.restaurantId, row.lines))
    if (missing.length > 0 || (!isSettled && isQuoteOver(row, now))) return { row: await freshen(held) }
    return { row: await updateBasket(tx, row, { expiresAt: expiryFrom(now) }) }
  })

/**
 * Freezes dishes and prices, so that there is one sum to pay; building what is built already changes nothing.
 * A delivery is built only with a quote that is still valid; once it is paid for, time does not change it.
 */
export const buildOrder = (platform: Platform, customerId: string, view: UpdateView): Promise<SignedBasket> =>
  withHeldBasket(platform, customerId, view, async (held) => {
    const { tx, row, now } = held
    const expiresAt = expiryFrom(now)
    const problem = (await isPaid(tx, row.id, now)) ? null : quoteProblem(row, now)
    if (problem !== null) return { row: await freshen(held), ...problem }
    if (row.built !== null) return { row: await updateBasket(tx, row, { expiresAt }) }
    if (row.lines.length === 0) throw new Refusal(409, 'BASKET_EMPTY', 'basket: nothing in it')
    const pantry = await openPantry(tx, row.restaurantId, row.lines)
    const missing = missingNames(row, pantry)
    if (missing.length > 0)
      return { row: await freshen(held), code: 'ITEM_OUT_OF_STOCK', message: `Sold out: ${missing.join(', ')}` }
    const revision = row.revision + 1
    const built = { ...basketView({ ...row, revision }, pantry), built: true }
    return { row: await updateBasket(tx, row, { built, revision, expiresAt }) }
  })
