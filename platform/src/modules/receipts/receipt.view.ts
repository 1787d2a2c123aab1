import { toMoney, toWirePrice } from '@galo/contracts/money'
import type { getReceipt } from '@galo/contracts/orders'
import type { WireAnswerOf } from '@galo/contracts/call'
import {
  amountsOf,
  COMPANIES,
  marketOfCurrency,
  MARKETS,
  money,
  refundDueBy,
  type RefundedSale,
  type RefundReason,
  subtractMoney,
  sumMoney,
  type TaxBand,
  taxBands,
  type TaxedSale,
  taxRefund,
} from '@galo/domain'
import type { OrderRow, PaidCard } from '../orders'
import type { RestaurantRow } from '../restaurants'
import type { ReceiptRow } from './receipts.store'
import { taxedOrder } from './taxed-order'

export type ReceiptView = WireAnswerOf<typeof getReceipt>['data']

/** All that a receipt is written from. */
export interface ReceiptFacts {
  readonly order: OrderRow
  readonly receipt: ReceiptRow
  readonly restaurant: RestaurantRow | undefined
  /** Each with when it was decided, the first first. */
  readonly partRefunds: readonly (RefundedSale & { readonly at: Date; readonly reason: RefundReason })[]
  readonly card: PaidCard | null
}

const bandViews = (bands: readonly TaxBand[]): ReceiptView['bands'] =>
  bands.map(({ rate, net, tax, gross }) => ({
    rate,
    net: toWirePrice(net),
    tax: toWirePrice(tax),
    gross: toWirePrice(gross),
  }))

const numberOf = (order: OrderRow, { number }: ReceiptRow): string =>
  `${marketOfCurrency(order.currency)}-${String(number).padStart(6, '0')}`

/** What went back before the order itself came to nothing, and then what was left of it. */
const refundsOf = ({ order, partRefunds }: ReceiptFacts, sale: TaxedSale): ReceiptView['refunds'] => {
  const namesOf = ({ lines }: RefundedSale): string[] =>
    lines.map(({ lineId, quantity }) => {
      const name = order.basket.menu_items.find(({ id }) => id === lineId)?.display_name ?? ''
      return quantity > 1 ? `${quantity} × ${name}` : name
    })
  const { currency, refundedAt, grandTotal, tip } = order
  const { timeZone } = MARKETS[marketOfCurrency(order.currency)]
  const given = (
    kind: 'whole' | 'items',
    refund: RefundedSale,
    at: Date,
    reason?: RefundReason,
  ): ReceiptView['refunds'][number] => ({
    kind,
    amount: toWirePrice(refund.amount),
    items: namesOf(refund),
    is_sold_out: reason === 'sold-out' && refund.lines.length > 0,
    at: at.toISOString(),
    due_by: refundDueBy(at.getTime(), timeZone),
    bands: bandViews(taxBands(taxRefund(sale, refund), currency)),
  })
  const inParts = sumMoney(
    currency,
    partRefunds.map(({ amount }) => amount),
  )
  const left = subtractMoney(money(currency, grandTotal + tip), inParts)
  return [
    ...partRefunds.map(({ at, reason, ...refund }) => given('items', refund, at, reason)),
    ...(refundedAt === null || left.value === 0
      ? []
      : [given('whole', { amount: left, lines: [], fees: [] }, refundedAt)]),
  ]
}

/** The receipt of an order (X19): its parts come to what was paid, to the penny. */
export const receiptView = (facts: ReceiptFacts): ReceiptView => {
  const { order, receipt, restaurant, card } = facts
  const { currency, basket } = order
  const sale = taxedOrder(order, receipt)
  const company = COMPANIES[marketOfCurrency(order.currency)]
  const total = money(currency, order.grandTotal + order.tip)
  const refunds = refundsOf(facts, sale)
  const back = sumMoney(
    currency,
    refunds.map(({ amount }) => toMoney(amount)),
  )
  return {
    number: numberOf(order, receipt),
    issued_at: receipt.issuedAt.toISOString(),
    order_id: order.id,
    short_id: order.shortId,
    fulfilment_type: order.fulfilmentType,
    seller: { name: company.name, address: company.address, vat_number: company.vat },
    card: card && { brand: card.brand, last_four: card.lastFour },
    restaurant:
      restaurant === undefined
        ? null
        : { name: restaurant.name, address: `${restaurant.streetAddress}, ${restaurant.city} ${restaurant.postcode}` },
    lines: basket.menu_items.map((item, index) => {
      const taken = item.deductions.reduce((sum, { amount }) => sum + amount.value, 0)
      return {
        id: item.id,
        display_name: item.display_name,
        choices: item.modifiers.flatMap(({ choices }) => choices.map(({ display_name }) => display_name)),
        quantity: item.quantity,
        total_price: item.total_price,
        taken_off: { currency_code: currency, value: taken },
        amounts: (sale.lines[index]?.amounts ?? []).map(({ rate, gross }) => ({ rate, gross: toWirePrice(gross) })),
      }
    }),
    fees: basket.fees.map(({ kind, amount }, index) => ({ kind, rate: sale.fees[index]?.rate ?? null, gross: amount })),
    tip: order.tip === 0 ? null : { currency_code: currency, value: order.tip },
    bands: bandViews(taxBands(amountsOf(sale), currency)),
    total: toWirePrice(total),
    refunds,
    kept: toWirePrice(subtractMoney(total, back)),
  }
}
