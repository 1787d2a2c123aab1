import type { ReactNode } from 'react'
import type { Receipt } from '@galo/contracts/orders'
import { formatTime, marketOfCurrency, MARKETS } from '@galo/domain'
import { Mark } from '@galo/ui'
import { useLocale, useWords } from '@galo/words'
import { formatDate, fulfilmentNoun } from '@galo/words/format'
import {
  RECEIPT_WORDS,
  receiptBackRows,
  receiptBandRows,
  receiptCard,
  receiptPrice,
  receiptRows,
} from '@galo/words/receipt'
import { receiptStrip } from './receipt-style'

interface ReceiptStripProps {
  readonly receipt: Receipt
  /** Of its heading: 2 where it stands on a page of something else. */
  readonly level?: 1 | 2
  readonly children: ReactNode
}

/** A paper strip: what was paid line by line with its VAT, the VAT by rate, who was paid, and what went back (X19). Prints alone. */
export const ReceiptStrip = ({ receipt, level = 1, children }: ReceiptStripProps) => {
  const locale = useLocale()
  const words = useWords(RECEIPT_WORDS)
  const { timeZone } = MARKETS[marketOfCurrency(receipt.total.currency_code)]
  const when = `${formatDate(receipt.issued_at, timeZone, locale)}, ${formatTime(receipt.issued_at, timeZone)}`
  const Title = `h${level}` as const
  const Below = `h${level + 1}` as 'h2' | 'h3'
  const bands = receiptBandRows(receipt, locale)
  return (
    <article css={receiptStrip}>
      <header>
        <div className="house">
          <Mark height={30} />
          {receipt.restaurant !== null && (
            <p>
              {receipt.restaurant.name}
              <br />
              {receipt.restaurant.address}
            </p>
          )}
        </div>
        <Title tabIndex={-1}>{words.title(receipt.short_id)}</Title>
        <p>{`${when} · ${fulfilmentNoun(receipt.fulfilment_type, locale)}`}</p>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.vat}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {receiptRows(receipt, locale).map(({ id, name, detail, rate, amount }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {detail !== '' && <small>{detail}</small>}
              </th>
              <td>{rate}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            <td>{receiptPrice(receipt.total)}</td>
          </tr>
        </tfoot>
      </table>
      <table className="bands" aria-label={words.rates}>
        <thead>
          <tr>
            <th scope="col">{words.rate}</th>
            <th scope="col">{words.net}</th>
            <th scope="col">{words.vat}</th>
            <th scope="col">{words.gross}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map(([rate, ...sums], index) => (
            <tr key={rate} className={index === bands.length - 1 ? 'together' : undefined}>
              <th scope="row">{rate}</th>
              {sums.map((sum, column) => (
                <td key={column}>{sum}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {receipt.refunds.length > 0 && (
        <section className="back" aria-label={words.back}>
          <Below>{words.back}</Below>
          <dl>
            {receiptBackRows(receipt, timeZone, locale).map(({ key, what, by, amount }) => (
              <div key={key}>
                <dt>
                  {what}
                  <small>{by}</small>
                </dt>
                <dd>{amount}</dd>
              </div>
            ))}
            <div className="together">
              <dt>{words.kept}</dt>
              <dd>{receiptPrice(receipt.kept)}</dd>
            </div>
          </dl>
        </section>
      )}
      <dl>
        <div>
          <dt>{words.paidWith}</dt>
          <dd>{receiptCard(receipt, locale)}</dd>
        </div>
        <div>
          <dt>{words.number}</dt>
          <dd>{receipt.number}</dd>
        </div>
        <div>
          <dt>{words.seller}</dt>
          <dd>
            {receipt.seller.name}
            <small>{receipt.seller.address}</small>
          </dd>
        </div>
        <div>
          <dt>{words.vatNumber}</dt>
          <dd>{receipt.seller.vat_number}</dd>
        </div>
      </dl>
      {children}
    </article>
  )
}
