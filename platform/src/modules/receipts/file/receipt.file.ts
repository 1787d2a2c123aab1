import { formatTime, marketOfCurrency, MARKETS } from '@galo/domain'
import { formatDate, fulfilmentNoun } from '@galo/words/format'
import {
  RECEIPT_WORDS,
  receiptBackRows,
  receiptBandRows,
  receiptCard,
  receiptPrice,
  receiptRows,
} from '@galo/words/receipt'
import { wordsOf, type Locale } from '@galo/words/tables'
import type { ReceiptView } from '../receipt.view'
import { createPdf, type PdfColumn } from './pdf-writer'

const ITEMS: readonly PdfColumn[] = [
  { share: 0.62, align: 'left' },
  { share: 0.18, align: 'right' },
  { share: 0.2, align: 'right' },
]
const RATES: readonly PdfColumn[] = [
  { share: 0.34, align: 'left' },
  { share: 0.22, align: 'right' },
  { share: 0.22, align: 'right' },
  { share: 0.22, align: 'right' },
]
const FACTS: readonly PdfColumn[] = [
  { share: 0.5, align: 'left' },
  { share: 0.5, align: 'right' },
]

/** A receipt as a file for paper and for books, tagged for who hears it read. */
export const receiptFile = (receipt: ReceiptView, language: Locale['language']): Promise<Buffer> => {
  const market = marketOfCurrency(receipt.total.currency_code)
  const locale: Locale = { language, market }
  const { timeZone, language: pageLanguage } = MARKETS[market]
  const words = wordsOf(RECEIPT_WORDS, locale)
  const dayOf = (instant: string): string => formatDate(instant, timeZone, locale)
  const title = words.title(receipt.short_id)
  const pdf = createPdf(`Galo · ${title}`, pageLanguage, new Date(receipt.issued_at))

  pdf.heading(1, title)
  pdf.paragraph(
    `${dayOf(receipt.issued_at)}, ${formatTime(receipt.issued_at, timeZone)} · ${fulfilmentNoun(receipt.fulfilment_type, locale)}`,
  )
  if (receipt.restaurant !== null) pdf.paragraph(`${receipt.restaurant.name}, ${receipt.restaurant.address}`)
  pdf.gap(14)
  pdf.table(ITEMS, [
    { cells: [words.item, words.vat, words.amount], isHead: true },
    ...receiptRows(receipt, locale).map(({ name, detail, rate, amount }) => ({ cells: [name, rate, amount], detail })),
    { cells: [words.total, '', receiptPrice(receipt.total)], isTotal: true },
  ])
  pdf.gap(12)
  pdf.heading(2, words.rates)
  const bands = receiptBandRows(receipt, locale)
  pdf.table(RATES, [
    { cells: [words.rate, words.net, words.vat, words.gross], isHead: true },
    ...bands.map((cells, index) => ({ cells, isTotal: index === bands.length - 1 })),
  ])
  if (receipt.refunds.length > 0) {
    pdf.gap(12)
    pdf.heading(2, words.back)
    pdf.table(FACTS, [
      ...receiptBackRows(receipt, timeZone, locale).map(({ what, by, amount }) => ({
        cells: [what, amount],
        detail: by,
      })),
      { cells: [words.kept, receiptPrice(receipt.kept)], isTotal: true },
    ])
  }
  pdf.gap(12)
  pdf.table(FACTS, [
    { cells: [words.paidWith, receiptCard(receipt, locale)] },
    { cells: [words.number, receipt.number] },
    { cells: [words.seller, receipt.seller.name], detail: receipt.seller.address },
    { cells: [words.vatNumber, receipt.seller.vat_number] },
  ])
  return pdf.end()
}
