import { formatMoney, marketOfCurrency, MARKETS, money, refundDueBy } from '@galo/domain'
import { wordsOf } from '@galo/words/tables'
import { eq } from 'drizzle-orm'
import type { PlatformConfig } from '../../kernel/config'
import type { Db } from '../../kernel/db/database'
import { transactions } from '../../kernel/db/schema'
import { siteOf } from '../../kernel/site-of'
import type { OrderRow, RefundRow } from '../orders'
import type { Letter } from '../outbox'
import { KITCHEN } from './kitchen'
import { REFUND_LETTER_WORDS } from './refund.words'

const dayOf = (localDate: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${localDate}T00:00:00Z`),
  )

/** What of the order it was for, by name; empty for one that is just a sum. */
const partsOf = ({ basket }: OrderRow, { lines, fees }: RefundRow, feeNames: Readonly<Record<string, string>>) => [
  ...lines.map(({ lineId, quantity }) => {
    const name = basket.menu_items.find(({ id }) => id === lineId)?.display_name ?? ''
    return quantity === 1 ? name : `${quantity} × ${name}`
  }),
  ...fees.map((kind) => feeNames[kind] ?? kind),
]

/** The letter that says what went back, why, where to and by when; null for who left no e-mail. */
export const refundLetter = async (
  tx: Db,
  config: PlatformConfig,
  order: OrderRow,
  refund: RefundRow,
): Promise<Letter | null> => {
  const { email, first_name: firstName } = order.customer
  if (email == null) return null
  const market = marketOfCurrency(refund.currency)
  const words = wordsOf(REFUND_LETTER_WORDS, { language: config.language, market })
  const [paid] = await tx
    .select({ lastFour: transactions.cardLastFour })
    .from(transactions)
    .where(eq(transactions.reference, refund.paymentReference))
  const sum = formatMoney(money(refund.currency, refund.amount))
  const parts = partsOf(order, refund, words.fees)
  const isTakenOut = refund.by === KITCHEN && !refund.isWhole
  return {
    kind: 'refund',
    market,
    toEmail: email,
    subject: words.subject(sum, order.shortId),
    text: [
      words.hello(firstName ?? null),
      `${words.reasons[refund.reason]} ${refund.isWhole ? words.whole(sum) : words.part(sum, parts)}${isTakenOut ? ` ${words.rest}` : ''}`,
      words.when(paid?.lastFour ?? null, dayOf(refundDueBy(refund.createdAt.getTime(), MARKETS[market].timeZone))),
    ].join('\n\n'),
    link: `${siteOf(config, market)}/order/myorders/${order.id}`,
  }
}
