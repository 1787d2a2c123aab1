import {
  formatMoney,
  formatTime,
  localDateOf,
  marketOfCurrency,
  MARKETS,
  MINUTE_MS,
  refundDueBy,
  refundLeft,
} from '@galo/domain'
import { formatDay } from '@galo/words/format'
import { wordsOf, type Locale } from '@galo/words/tables'
import type { PlatformConfig } from '../../kernel/config'
import type { Db } from '../../kernel/db/database'
import { deliveriesOf, goneBackIn, paidOrderOf, refundsOf, TOOK_NOTHING, type OrderRow } from '../orders'
import { findRestaurant } from '../restaurants'
import { UPDATE_WORDS, type UpdateFacts } from './update.words'

/** Whom an order's messages are for: English of the market it was paid in. */
export const localeOf = (
  { language }: Pick<PlatformConfig, 'language'>,
  { currency }: Pick<OrderRow, 'currency'>,
): Locale => ({
  language,
  market: marketOfCurrency(currency),
})

/** The last day by which money that goes back now is on the account: 'Fri 4 Dec'. */
export const backBy = (now: Date, locale: Locale): string =>
  formatDay(`${refundDueBy(now.getTime(), MARKETS[locale.market].timeZone)}T12:00:00Z`, 'UTC', locale)

/** When it is to be there, as it was promised; a window that has gone by is not said again. */
const dueOf = async (tx: Db, order: OrderRow, now: Date, locale: Locale): Promise<string | null> => {
  const { at, on, between } = wordsOf(UPDATE_WORDS, locale)
  const { timeZone } = MARKETS[locale.market]
  if (order.pickupTime !== null) {
    const time = formatTime(order.pickupTime.getTime(), timeZone)
    const isToday = localDateOf(order.pickupTime.getTime(), timeZone) === localDateOf(now.getTime(), timeZone)
    return isToday ? at(time) : on(formatDay(order.pickupTime.getTime(), timeZone, locale), time)
  }
  const [promised] = order.fulfilmentType === 'DELIVERY' ? await deliveriesOf(tx, [order.id]) : []
  if (promised === undefined) return null
  const after = (minutes: number) => promised.createdAt.getTime() + minutes * MINUTE_MS
  const last = after(promised.maximumMins)
  if (last < now.getTime()) return null
  return between(formatTime(after(promised.minimumMins), timeZone), formatTime(last, timeZone))
}

/** What is left of what was paid; null where the bank took nothing. */
const sumLeft = async (tx: Db, order: OrderRow): Promise<string | null> => {
  if (order.paymentReference === null || TOOK_NOTHING.includes(order.state)) return null
  return formatMoney(refundLeft(paidOrderOf(order), goneBackIn(await refundsOf(tx, [order.id]))))
}

/** Everything a message about an order may say of it. */
export const updateFacts = async (tx: Db, order: OrderRow, now: Date, locale: Locale): Promise<UpdateFacts> => {
  const restaurant = await findRestaurant(tx, order.restaurantId)
  return {
    shortId: order.shortId,
    restaurant: restaurant?.name ?? wordsOf(UPDATE_WORDS, locale).us,
    due: await dueOf(tx, order, now, locale),
    table: order.table,
    isDelivery: order.fulfilmentType === 'DELIVERY',
    sum: await sumLeft(tx, order),
    by: backBy(now, locale),
  }
}
