import type { ChangeView, UpdateView } from '@galo/contracts/basket'
import type { PlatformConfig } from '../../kernel/config'
import { transactAsking } from '../../kernel/db/ask-first'
import type { Db } from '../../kernel/db/database'
import { notFound, Refusal } from '../../kernel/http/refusal'
import { repriceBasket } from './basket.save'
import type { HeldBasket, Outcome } from './held-basket'
import type { BasketPlatform } from './basket.ports'
import { signedBasket, type SignedBasket } from './basket.sign'
import { isSignedBy } from './basket.signature'
import { lockBasket, orderOfBasket, type BasketRow } from './basket.store'
import { rememberChange, wasMade } from './recent-changes'

const OUTDATED = {
  BASKET_ALTERED: 'The basket is not the one we signed',
  BASKET_EXPIRED: 'The basket was left too long and has been priced again',
  BASKET_STALE: 'The basket has changed since',
} as const

const outdatedCode = (row: BasketRow, view: UpdateView, now: Date, config: PlatformConfig) => {
  if (!isSignedBy(view.basket, view.expiry, view.signature, config.basketKey)) return 'BASKET_ALTERED'
  if (Date.parse(view.expiry) <= now.getTime()) return 'BASKET_EXPIRED'
  return view.basket.revision === row.revision ? null : 'BASKET_STALE'
}

/** The basket to go on with: as it is, unless it was left too long. */
const current = async (held: HeldBasket): Promise<Outcome> =>
  held.row.expiresAt <= held.now ? repriceBasket(held) : { row: held.row }

const refusedAsOutdated = async (held: HeldBasket, code: keyof typeof OUTDATED): Promise<Outcome> => ({
  ...(await current(held)),
  refusal: { code, message: OUTDATED[code] },
})

const hold = async (
  platform: BasketPlatform,
  tx: Db,
  id: string,
  customerId: string,
  now: Date,
): Promise<HeldBasket> => {
  const row = await lockBasket(tx, id, customerId)
  if (row === undefined) throw notFound('Basket')
  if ((await orderOfBasket(tx, row.id)) !== undefined)
    throw new Refusal(409, 'BASKET_ORDERED', 'The basket has been ordered; start a new one')
  return { platform, tx, row, now }
}

/**
 * The way in for every call that brings a basket: holds it, and lets `act` have it only if the request carries the customer's current
 * basket with our signature on it. An expired, altered or stale one is refused with a fresh basket to go on with.
 * A change that was made before is not made again, over whichever basket it comes: its answer was lost, or it came twice.
 * When `act` throws a `Refusal`, nothing has happened.
 */
export const withBasket = async (
  platform: BasketPlatform,
  customerId: string,
  view: ChangeView,
  act: (held: HeldBasket) => Promise<Outcome>,
): Promise<SignedBasket> => {
  const now = platform.clock.now()
  const { refusal, signed } = await transactAsking(platform.db, async (tx) => {
    const held = await hold(platform, tx, view.basket.id, customerId, now)
    const change = async (): Promise<Outcome> => {
      if (wasMade(held.row, view.change_id)) return current(held)
      const outdated = outdatedCode(held.row, view, now, platform.config)
      if (outdated !== null) return refusedAsOutdated(held, outdated)
      return rememberChange(tx, await act(held), view.change_id)
    }
    const outcome = await change()
    return { refusal: outcome.refusal, signed: await signedBasket(platform, tx, outcome, now) }
  })
  if (refusal !== undefined) throw new Refusal(409, refusal.code, refusal.message, { ...signed })
  return signed
}

/** Without the provider's answer the basket goes on as unpaid: whatever would change its price asks once more, and waits for the answer. */
const goOnUnasked = (error: unknown): void => {
  if (!(error instanceof Refusal) || error.code !== 'PAYMENT_NOT_AVAILABLE') throw error
}

/** The same for calls that treat a paid basket otherwise: the card provider is asked first whether its money is in. */
export const withBasketAndItsMoney: typeof withBasket = async (platform, customerId, view, act) => {
  await platform.payments.look(view.basket.id).catch(goOnUnasked)
  return withBasket(platform, customerId, view, act)
}
