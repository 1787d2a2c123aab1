import { formatMoney, formatTime, MARKETS } from '@galo/domain'
import { wordsOf } from '@galo/words/tables'
import { formatDay } from '@galo/words/format'
import { eq } from 'drizzle-orm'
import { orders, restaurants } from '../../kernel/db/schema'
import type { PlatformConfig } from '../../kernel/config'
import { siteOf } from '../../kernel/site-of'
import type { OrderMoved } from '../orders'
import { sendLetter } from '../outbox'
import { ORDER_LETTERS_WORDS } from './order-letters.words'

/** Who would have come to a shut door is written to, in the transaction that calls their order off. Who gave no e-mail gets none. */
export const sayCalledOff = async (config: PlatformConfig, { tx, before, after, at }: OrderMoved): Promise<void> => {
  const because = after.calledOffFor
  if (because === null || before.calledOffFor !== null) return
  const [row] = await tx
    .select({ order: orders, restaurant: restaurants })
    .from(orders)
    .innerJoin(restaurants, eq(orders.restaurantId, restaurants.id))
    .where(eq(orders.id, after.id))
  const toEmail = row?.order.customer.email
  if (row === undefined || !toEmail) return
  const { order, restaurant } = row
  const { market } = restaurant
  const { timeZone } = MARKETS[market]
  const locale = { language: config.language, market } as const
  const { hello, calledOff } = wordsOf(ORDER_LETTERS_WORDS, locale)
  const pickUp = (order.pickupTime ?? order.createdAt).getTime()
  const said = {
    restaurant: restaurant.name,
    shortId: order.shortId,
    when: `${formatDay(pickUp, timeZone, locale)}, ${formatTime(pickUp, timeZone)}`,
    sum:
      order.paymentReference === null
        ? null
        : formatMoney({ currencyCode: order.currency, value: order.grandTotal + order.tip }),
  }
  const text = [hello(order.customer.first_name ?? ''), calledOff.text(said, because), calledOff.money(said)]
  const letter = {
    ...({ kind: 'order-called-off', market, toEmail } as const),
    subject: calledOff.subject(order.shortId),
    text: text.join('\n\n'),
    link: `${siteOf(config, market)}/order/myorders/${order.id}`,
  }
  await sendLetter(tx, letter, at)
}
