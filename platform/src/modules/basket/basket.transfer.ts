import type { UpdateView } from '@galo/contracts/basket'
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { transactAsking } from '../../kernel/db/ask-first'
import { baskets, deliveryQuotes, guests, orders } from '../../kernel/db/schema'
import { notFound, Refusal } from '../../kernel/http/refusal'
import { repriceBasket } from './basket.save'
import type { BasketPlatform } from './basket.ports'
import { signedBasket, type SignedBasket } from './basket.sign'
import { isSignedBy } from './basket.signature'
import { orderOfBasket, updateBasket, type BasketRow } from './basket.store'

const lockGuestBasket = async (tx: Db, id: string): Promise<BasketRow | undefined> => {
  const [row] = await tx
    .select({ basket: baskets })
    .from(baskets)
    .innerJoin(guests, eq(guests.id, baskets.customerId))
    .where(eq(baskets.id, id))
    .for('update', { of: baskets })
  return row?.basket
}

/** What the customer had in another basket before they came as a guest: still good, not ordered, with food in it. */
const otherBasket = async (tx: Db, customerId: string, basketId: string, now: Date): Promise<BasketRow | undefined> => {
  const [row] = await tx
    .select({ basket: baskets })
    .from(baskets)
    .leftJoin(orders, eq(orders.basketId, baskets.id))
    .where(
      and(
        eq(baskets.customerId, customerId),
        ne(baskets.id, basketId),
        gt(baskets.expiresAt, now),
        sql`jsonb_array_length(${baskets.lines}) > 0`,
        sql`${orders.id} is null`,
      ),
    )
    .orderBy(desc(baskets.createdAt))
    .limit(1)
  return row?.basket
}

export interface TransferredBasket extends SignedBasket {
  /** The guest's basket goes on; the one the customer had before is offered back. */
  readonly previous_basket?: SignedBasket
}

/**
 * Hands a guest's basket to the customer they turned out to be (F02). Our signature is the proof that the caller had it; without it the
 * basket is not there. Null when the basket is no guest's. A paid one stays the guest's, who has paid for it.
 */
export const transferBasket = (
  platform: BasketPlatform,
  customerId: string,
  { basket, expiry, signature }: UpdateView,
): Promise<TransferredBasket | null> =>
  transactAsking(platform.db, async (tx) => {
    const now = platform.clock.now()
    const row = await lockGuestBasket(tx, basket.id)
    if (row === undefined) return null
    if (!isSignedBy(basket, expiry, signature, platform.config.basketKey)) throw notFound('Basket')
    if ((await orderOfBasket(tx, row.id)) !== undefined)
      throw new Refusal(409, 'BASKET_ORDERED', 'The basket has been ordered; start a new one')
    // Withdrawn at the provider, or paid: a card that is being charged this moment pays for the guest's basket.
    if (!(await platform.payments.withdraw(tx, row.id)))
      throw new Refusal(409, 'BASKET_PAID', 'The basket is paid for and can only be ordered')
    if (row.deliveryQuoteId !== null)
      await tx.update(deliveryQuotes).set({ customerId }).where(eq(deliveryQuotes.id, row.deliveryQuoteId))
    const outcome = await repriceBasket({ platform, tx, row: await updateBasket(tx, row, { customerId }), now })
    const previous = await otherBasket(tx, customerId, row.id, now)
    return {
      ...(await signedBasket(platform, tx, outcome, now)),
      ...(previous === undefined ? {} : { previous_basket: await signedBasket(platform, tx, { row: previous }, now) }),
    }
  })
