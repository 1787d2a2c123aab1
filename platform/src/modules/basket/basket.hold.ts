import type { createBasket, UpdateView } from '@galo/contracts/basket'
import type { WireAnswerOf } from '@galo/contracts/call'
import type { PlatformConfig } from '../../kernel/config'
import type { Db } from '../../kernel/db/database'
import { notFound, Refusal } from '../../kernel/http/refusal'
import { withdrawPayment } from '../payment/settlement'
import type { Platform } from '../../kernel/platform'
import { isSignedBy, signBasket } from './basket.signature'
import { openOffers } from './basket.offers'
import { lookAtStock } from './basket.stock'
import { lockBasket, orderOfBasket, updateBasket, type BasketRow } from './basket.store'
import { lostOffers, NOTHING_REMOVED, withoutOffers, type Removed } from './basket.upkeep'
import { basketView } from './basket.view'
import { openPantry } from './pantry'
import { withoutOldQuote } from './quote.life'

/** A basket as every call on it answers. */
export type SignedBasket = WireAnswerOf<typeof createBasket>

/** A basket lives this long after it was last touched (Q35). */
const LIFE_MS = 30 * 60_000
export const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFE_MS)

/** The basket as it stands: the frozen one if it was built, otherwise priced by the menu of this moment. */
export const signedBasket = async (
  db: Db,
  row: BasketRow,
  config: PlatformConfig,
  now: Date,
  { items, offers }: Removed = NOTHING_REMOVED,
): Promise<SignedBasket> => {
  const priced = async () =>
    basketView(row, await openPantry(db, row.restaurantId, row.lines), await openOffers(db, row, now))
  const data = row.built ?? (await priced())
  const expiry = row.expiresAt.toISOString()
  return {
    data,
    expiry,
    signature: signBasket(data, expiry, config.basketKey),
    ...(items.length === 0 ? {} : { removed_items: items }),
    ...(offers.length === 0 ? {} : { removed_offers: offers }),
  }
}

const MESSAGES = {
  BASKET_ALTERED: 'The basket is not the one we signed',
  BASKET_EXPIRED: 'The basket was left too long and has been priced again',
  BASKET_STALE: 'The basket has changed since',
  BASKET_PAID: 'The basket is paid for and can only be ordered',
} as const

/** A basket that is ours, current and held until `tx` ends. */
export interface HeldBasket {
  readonly tx: Db
  readonly row: BasketRow
  readonly now: Date
}

/** A basket as a call leaves it, with what the platform itself took out of it on the way. */
export interface Left {
  readonly row: BasketRow
  readonly removed?: Removed
}

/** How a call on a held basket ends: with the basket as it is now, or with a refusal that still brings it. */
export type Verdict = Left | (Left & { readonly code: string; readonly message: string })

export const refused = (left: Left, code: keyof typeof MESSAGES): Verdict => ({
  ...left,
  code,
  message: MESSAGES[code],
})

const problemOf = (row: BasketRow, view: UpdateView, now: Date, config: PlatformConfig) => {
  if (!isSignedBy(view.basket, view.expiry, view.signature, config.basketKey)) return 'BASKET_ALTERED'
  if (Date.parse(view.expiry) <= now.getTime()) return 'BASKET_EXPIRED'
  return view.basket.revision === row.revision ? null : 'BASKET_STALE'
}

/**
 * Prices a basket again: what is sold out goes, so do a delivery quote that is over and a reward or code that does not hold any more;
 * what was frozen thaws and any payment under way is withdrawn. A paid one stays exactly as it was paid: it does not expire, it can
 * only be ordered.
 */
export const freshen = async ({ tx, row, now }: HeldBasket): Promise<Left> => {
  const expiresAt = expiryFrom(now)
  if (!(await withdrawPayment(tx, row.id, now))) return { row: await updateBasket(tx, row, { expiresAt }) }
  const { lines, removed: items } = lookAtStock(row, await openPantry(tx, row.restaurantId, row.lines))
  const offers = await lostOffers(tx, { ...row, lines }, now)
  const changes = { lines, built: null, revision: row.revision + 1, expiresAt, ...withoutOffers(offers) }
  return { row: await updateBasket(tx, row, { ...changes, ...withoutOldQuote(row, now) }), removed: { items, offers } }
}

/**
 * The way in for every call that brings a basket: holds it, and lets `act` have it only if the request carries the customer's current
 * basket with our signature on it. An expired, altered or stale one is refused with a fresh basket to go on with (Q35).
 * When `act` throws a `Refusal`, nothing has happened.
 */
export const withHeldBasket = async (
  { db, clock, config }: Platform,
  customerId: string,
  view: UpdateView,
  act: (held: HeldBasket) => Promise<Verdict>,
): Promise<SignedBasket> => {
  const now = clock.now()
  const { verdict, signed } = await db.transaction(async (tx) => {
    const row = await lockBasket(tx, view.basket.id, customerId)
    if (row === undefined) throw notFound('Basket')
    if ((await orderOfBasket(tx, row.id)) !== undefined)
      throw new Refusal(409, 'BASKET_ORDERED', 'The basket has been ordered; start a new one')
    const held = { tx, row, now }
    const problem = problemOf(row, view, now, config)
    const current = async () => (row.expiresAt <= now ? freshen(held) : { row })
    const verdict = problem === null ? await act(held) : refused(await current(), problem)
    return { verdict, signed: await signedBasket(tx, verdict.row, config, now, verdict.removed) }
  })
  if ('code' in verdict) throw new Refusal(409, verdict.code, verdict.message, { ...signed })
  return signed
}
