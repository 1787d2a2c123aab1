import type { OrderStory } from '@galo/console/calls'
import { money, refundLeft } from '@galo/domain'
import type { Db } from '../../kernel/db/database'
import { notFound } from '../../kernel/http/refusal'
import { deliveriesOf, factsOf, goneBackIn, paidOrderOf, refundsOf } from '../../modules/orders'
import { lettersTo } from '../../modules/outbox'
import { findReport } from '../../modules/receipts'
import { riderOf } from '../../modules/simulation'
import { foundOrder, ordersWithPayment } from './found-orders'
import { storyOf } from './story.rules'

/** Everything support has to see of one order. */
export const orderStory = async (db: Db, id: string): Promise<OrderStory> => {
  const [row] = await ordersWithPayment(db, [id])
  if (row === undefined) throw notFound('Order')
  const { order, restaurant, cardBrand, paidAt } = row
  const [given, facts, tries] = [await refundsOf(db, [id]), await factsOf(db, [id]), await deliveriesOf(db, [id])]
  const { email } = order.customer
  const letters = email == null ? [] : await lettersTo(db, email, order.createdAt)
  const report = (await findReport(db, id)) ?? null
  const paid = paidOrderOf(order)
  const nothing = money(order.currency, 0)
  const hasPaid = order.paymentReference !== null
  const delivery = tries.at(-1)
  const { address } = order
  const names = new Map(order.basket.menu_items.map((item) => [item.id, item]))
  return {
    order: foundOrder(row, given),
    address: address === null ? null : [address.line_1, address.line_2, address.city].filter(Boolean).join(', '),
    deliveryNote: address?.delivery_note ?? null,
    riderName: delivery === undefined || delivery.riders === 0 ? null : riderOf(delivery, restaurant.market).fullName,
    cardBrand: hasPaid ? (cardBrand ?? '') : null,
    lines: paid.lines.map((line) => ({
      ...line,
      name: names.get(line.id)?.display_name ?? '',
      choices: (names.get(line.id)?.modifiers ?? [])
        .flatMap(({ choices }) => choices.map(({ display_name }) => display_name))
        .join(', '),
    })),
    fees: [...paid.fees],
    paid: hasPaid ? paid.paid : nothing,
    left: hasPaid && order.refundedAt === null ? refundLeft(paid, goneBackIn(given)) : nothing,
    given: given.map(
      ({ id: refundId, amount, currency, isWhole, lines, fees, reason, note, by, createdAt, madeAt }) => ({
        ...{ id: refundId, isWhole, reason, note, by, lines: [...lines], fees: [...fees] },
        amount: money(currency, amount),
        createdAt: createdAt.toISOString(),
        madeAt: madeAt?.toISOString() ?? null,
      }),
    ),
    facts: [
      ...storyOf({
        ...{ order, paidAt, facts, given, letters, report },
        reported: (report?.items ?? [])
          .map(({ line_id, quantity }) => `${quantity} × ${names.get(line_id)?.display_name ?? ''}`)
          .join(', '),
      }),
    ],
  }
}
