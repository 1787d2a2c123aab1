import { depositFor, marketOfCurrency, money, sumMoney, type CurrencyCode, type PaidOrder } from '@galo/domain'
import type { OrderRow } from './orders.store'

type Paid = Pick<OrderRow, 'basket' | 'currency' | 'grandTotal' | 'tip'>

const sumOf = (currency: CurrencyCode, amounts: readonly { readonly amount: { readonly value: number } }[]) =>
  sumMoney(
    currency,
    amounts.map(({ amount }) => money(currency, amount.value)),
  )

/** An order as what goes back of it is worked out from: frozen with its basket, whatever the menu says now. */
export const paidOrderOf = ({ basket, currency, grandTotal, tip }: Paid): PaidOrder => {
  const market = marketOfCurrency(currency)
  return {
    lines: basket.menu_items.map(({ id, quantity, total_price, deductions, containers }) => ({
      id,
      quantity,
      total: money(currency, total_price.value),
      deductions: sumOf(currency, deductions),
      deposit: sumMoney(
        currency,
        (containers ?? []).map((container) => depositFor(market, container)),
      ),
    })),
    fees: basket.fees.map(({ kind, amount }) => ({ kind, amount: money(currency, amount.value) })),
    paid: money(currency, grandTotal + tip),
  }
}
