import { freshen, type HeldBasket } from '../basket/basket.hold'
import { lockBasket, orderOfBasket } from '../basket/basket.store'
import type { KitchenProblem } from '../basket/order.check'
import { Refusal } from '../../kernel/http/refusal'
import type { Platform } from '../../kernel/platform'
import { standInProvider } from '../../providers/card/card-provider'
import { openTransactionOf, replaceTransaction } from './payment.store'

/** No order can come of this basket as it was paid, now or at another time today. Whoever is told so gets the money back. */
export class HopelessOrder extends Refusal {
  constructor(
    code: KitchenProblem['code'] | 'REWARD_LOST' | 'DISCOUNT_CODE_LOST',
    message: string,
    readonly basketId: string,
  ) {
    super(409, code, message)
  }
}

/**
 * The money of a basket goes back, once, and the basket thaws: priced by the menu of this moment, to be changed and paid anew.
 * Call it with the basket held and no order made of it.
 */
export const giveBack = async (held: HeldBasket): Promise<void> => {
  const { tx, row, now } = held
  const open = await openTransactionOf(tx, row.id)
  if (open !== undefined) {
    await standInProvider(tx, now).refund(open.intentId)
    await replaceTransaction(tx, open.reference)
  }
  await freshen(held)
}

const giveUp = ({ db, clock }: Platform, customerId: string, basketId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockBasket(tx, basketId, customerId)
    // Another try may have gone through since this one was refused.
    if (row === undefined || row.built === null || (await orderOfBasket(tx, row.id)) !== undefined) return
    await giveBack({ tx, row, now: clock.now() })
  })

/** Runs a submit; when it is hopeless, nobody has paid for nothing before the refusal is answered. Asked again, it does the same again. */
export const givingBack = async <T>(platform: Platform, customerId: string, submit: Promise<T>): Promise<T> => {
  try {
    return await submit
  } catch (error) {
    if (error instanceof HopelessOrder) await giveUp(platform, customerId, error.basketId)
    throw error
  }
}
