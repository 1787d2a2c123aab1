import { formatMoney, isPastUpdates, money, updateAfter } from '@galo/domain'
import { eq } from 'drizzle-orm'
import { orders } from '../../kernel/db/schema'
import { orderMoved, type OrderMoved } from '../orders'
import { deviceGone } from '../push'
import { partTakenOut, type PartTakenOut } from '../refunds'
import { takenOutText, updateText } from './update.message'
import { backBy, localeOf, updateFacts } from './updates.facts'
import type { UpdatesPlatform } from './updates.ports'
import { sendUpdate } from './updates.send'
import { forgetDevice, forgetWishes, wishesOf } from './updates.store'

type Telling = Pick<UpdatesPlatform, 'config' | 'texts'>

const sayMoved = async (telling: Telling, { tx, after, progress, at, hasHappened }: OrderMoved): Promise<void> => {
  if (!hasHappened) return
  const wishes = await wishesOf(tx, after.id, at)
  if (wishes.length === 0) return
  const update = updateAfter(progress.before, progress.after)
  const [order] = await tx.select().from(orders).where(eq(orders.id, after.id))
  if (update !== null && order !== undefined) {
    const locale = localeOf(telling.config, order)
    const text = updateText(update, await updateFacts(tx, order, at, locale), locale)
    await sendUpdate(telling, tx, order, wishes, { what: update, kind: update, text }, at)
  }
  if (isPastUpdates(progress.after) || after.refundedAt !== null) await forgetWishes(tx, after.id, at)
}

const sayTakenOut = async (telling: Telling, { tx, order, refund, now }: PartTakenOut): Promise<void> => {
  const wishes = await wishesOf(tx, order.id, now)
  if (wishes.length === 0) return
  const locale = localeOf(telling.config, order)
  const dishes = refund.lines.map(({ lineId, quantity }) => {
    const name = order.basket.menu_items.find(({ id }) => id === lineId)?.display_name ?? ''
    return quantity === 1 ? name : `${quantity} × ${name}`
  })
  const text = takenOutText(
    dishes.join(', '),
    { shortId: order.shortId, sum: formatMoney(money(order.currency, refund.amount)), by: backBy(now, locale) },
    locale,
  )
  await sendUpdate(telling, tx, order, wishes, { what: `taken-out:${refund.id}`, kind: 'taken-out', text }, now)
}

/**
 * Who asked to be told of an order is, in the transaction in which it moves: once, or not at all. A browser that is no more is told of
 * nothing.
 */
export const updatesFollowOrders = ({ events, ...telling }: Telling & Pick<UpdatesPlatform, 'events'>): void => {
  events.follow(orderMoved, (moved) => sayMoved(telling, moved))
  events.follow(partTakenOut, (taken) => sayTakenOut(telling, taken))
  events.follow(deviceGone, ({ tx, endpoint }) => forgetDevice(tx, endpoint))
}
