import { addMoney, formatMoney, money, zeroMoney, type CurrencyCode } from '@galo/domain'
import { cardName } from '../format/card-name'
import { feeLabel } from '../format/fee-label'
import { formatDate } from '../format/format-day'
import type { Locale } from '../locale'
import { wordsOf } from '../tables'
import { RECEIPT_WORDS } from './receipt.words'

interface Price {
  readonly currency_code: CurrencyCode
  readonly value: number
}
type Rate = number | null

/** The parts of a receipt that are put in words; the contract's receipt is one as it stands. */
export interface WordedReceipt {
  readonly lines: readonly {
    readonly id: string
    readonly display_name: string
    readonly choices: readonly string[]
    readonly quantity: number
    readonly total_price: Price
    readonly taken_off: Price
    readonly amounts: readonly { readonly rate: Rate; readonly gross: Price }[]
  }[]
  readonly fees: readonly { readonly kind: string; readonly rate: Rate; readonly gross: Price }[]
  readonly tip: Price | null
  readonly bands: readonly ReceiptBandPrices[]
}

interface RefundedPrices {
  readonly kind: 'whole' | 'items'
  readonly amount: Price
  readonly items: readonly string[]
  readonly is_sold_out: boolean
  readonly at: string | null
  readonly due_by: string
}

/** How it was paid, and what went back of it. */
export interface SettledReceipt {
  readonly issued_at: string
  readonly card: Parameters<typeof cardName>[0] | null
  readonly refunds: readonly RefundedPrices[]
}

interface ReceiptBandPrices {
  readonly rate: Rate
  readonly net: Price
  readonly tax: Price
  readonly gross: Price
}

export interface ReceiptRow {
  readonly id: string
  readonly name: string
  /** The choices, or which part of a meal is at which rate; empty for none. */
  readonly detail: string
  readonly rate: string
  readonly amount: string
}

export const receiptPrice = ({ currency_code, value }: Price): string => formatMoney(money(currency_code, value))

/** 2000 → `20%`, 1350 → `13.5%`. */
export const rateWords = (rate: Rate, locale: Locale): string =>
  rate === null ? wordsOf(RECEIPT_WORDS, locale).outside : `${rate / 100}%`

/** A meal has parts at several rates: what each came to stands below it. */
const detailOf = ({ choices, amounts }: WordedReceipt['lines'][number], locale: Locale): string =>
  [
    choices.join(', '),
    amounts.length > 1
      ? amounts.map(({ rate, gross }) => `${rateWords(rate, locale)}: ${receiptPrice(gross)}`).join(', ')
      : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')

/** Everything that was paid, one row each; they come to the total. */
export const receiptRows = ({ lines, fees, tip }: WordedReceipt, locale: Locale): readonly ReceiptRow[] => {
  const words = wordsOf(RECEIPT_WORDS, locale)
  const taken = lines.reduce((sum, { taken_off }) => sum + taken_off.value, 0)
  const currency = lines[0]?.total_price.currency_code ?? 'GBP'
  return [
    ...lines.map((line) => ({
      id: line.id,
      name: `${line.quantity} × ${line.display_name}`,
      detail: detailOf(line, locale),
      rate: line.amounts.map(({ rate }) => rateWords(rate, locale)).join(' / '),
      amount: receiptPrice(line.total_price),
    })),
    ...(taken === 0
      ? []
      : [
          {
            id: 'taken-off',
            name: words.takenOff,
            detail: '',
            rate: '',
            amount: `−${formatMoney(money(currency, taken))}`,
          },
        ]),
    ...fees.map(({ kind, rate, gross }) => ({
      id: kind,
      name: feeLabel(kind, locale),
      detail: '',
      rate: rateWords(rate, locale),
      amount: receiptPrice(gross),
    })),
    ...(tip === null
      ? []
      : [{ id: 'tip', name: words.tip, detail: '', rate: rateWords(null, locale), amount: receiptPrice(tip) }]),
  ]
}

/** The taxes by rate, and all of them together last: rate, net, tax, gross. */
export const receiptBandRows = (
  { bands }: Pick<WordedReceipt, 'bands'>,
  locale: Locale,
): readonly (readonly [rate: string, net: string, tax: string, gross: string])[] => {
  const { together } = wordsOf(RECEIPT_WORDS, locale)
  const currency = bands[0]?.gross.currency_code ?? 'GBP'
  const sum = (part: 'net' | 'tax' | 'gross'): string =>
    formatMoney(bands.reduce((all, band) => addMoney(all, money(currency, band[part].value)), zeroMoney(currency)))
  return [
    ...bands.map(
      ({ rate, net, tax, gross }) =>
        [rateWords(rate, locale), receiptPrice(net), receiptPrice(tax), receiptPrice(gross)] as const,
    ),
    [together, sum('net'), sum('tax'), sum('gross')],
  ]
}

/** 'Visa ending 4242'; where nobody has said, that it was a card. */
export const receiptCard = ({ card }: Pick<SettledReceipt, 'card'>, locale: Locale): string =>
  card === null ? wordsOf(RECEIPT_WORDS, locale).card : cardName(card, locale)

/** What went back, one row each: what for and when, by which day it is there, and how much. */
export const receiptBackRows = (
  { card, refunds, issued_at }: SettledReceipt,
  timeZone: string,
  locale: Locale,
): readonly { readonly key: string; readonly what: string; readonly by: string; readonly amount: string }[] => {
  const words = wordsOf(RECEIPT_WORDS, locale)
  return refunds.map(({ kind, amount, items, is_sold_out, at, due_by }) => {
    const day = formatDate(at ?? issued_at, timeZone, locale)
    const part = is_sold_out ? words.backSoldOut : words.backForItems
    return {
      key: `${kind} ${at} ${amount.value}`,
      what: kind === 'whole' ? words.backWhole(day) : part(items, day),
      by: words.backBy(card && cardName(card, locale), formatDate(`${due_by}T12:00:00Z`, 'UTC', locale)),
      amount: `−${receiptPrice(amount)}`,
    }
  })
}
