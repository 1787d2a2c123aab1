import { toMoney } from '@galo/contracts/money'
import {
  depositFor,
  isOnPremises,
  localDateOf,
  marketOfCurrency,
  MARKETS,
  money,
  sumMoney,
  type TaxedSale,
  taxSale,
} from '@galo/domain'
import type { OrderRow } from '../orders'
import type { ReceiptRow } from './receipts.store'

/** What was paid for each part of an order, with its taxes. The day is that of the payment, which comes before the food. */
export const taxedOrder = (order: OrderRow, { parts }: Pick<ReceiptRow, 'parts'>): TaxedSale => {
  const { currency, basket, tip, createdAt, fulfilmentType } = order
  const market = marketOfCurrency(order.currency)
  return taxSale({
    market,
    day: localDateOf(createdAt.getTime(), MARKETS[market].timeZone),
    isEatenIn: isOnPremises(fulfilmentType),
    lines: basket.menu_items.map(({ id, quantity, total_price, deductions, containers }) => ({
      id,
      quantity,
      total: toMoney(total_price),
      taken: sumMoney(
        currency,
        deductions.map(({ amount }) => toMoney(amount)),
      ),
      deposit: sumMoney(
        currency,
        (containers ?? []).map((container) => depositFor(market, container)),
      ),
      parts: parts[id] ?? [{ taxClass: 'hot-food', alone: 1 }],
    })),
    fees: basket.fees.map(({ kind, amount }) => ({ kind, amount: toMoney(amount) })),
    tip: money(currency, tip),
  })
}
