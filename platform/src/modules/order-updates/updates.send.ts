import type { OrderUpdate } from '@galo/domain'
import { wordsOf } from '@galo/words/tables'
import type { Db } from '../../kernel/db/database'
import { siteOf } from '../../kernel/site-of'
import type { OrderRow } from '../orders'
import { sendLetter } from '../outbox'
import { writePush } from '../push'
import { UPDATE_WORDS } from './update.words'
import { localeOf } from './updates.facts'
import type { UpdatesPlatform } from './updates.ports'
import { isFirstTime, type WishRow } from './updates.store'

interface Message {
  /** What it is about, and of what kind that is: it is said once by each way. */
  readonly what: OrderUpdate | `taken-out:${string}`
  readonly kind: OrderUpdate | 'taken-out'
  readonly text: string
}

/** These have a letter of their own, which goes to whoever ordered whether they asked or not (0150, 0163). */
const HAS_LETTER: readonly Message['kind'][] = ['called-off', 'taken-out']

const isWrittenAnyway = ({ channel, to }: WishRow, { kind }: Message, { customer }: OrderRow): boolean =>
  channel === 'email' && HAS_LETTER.includes(kind) && customer.email?.toLowerCase() === to.toLowerCase()

/** Sends a message by every way that was asked for, in the transaction of what it says. */
export const sendUpdate = async (
  { config, texts }: Pick<UpdatesPlatform, 'config' | 'texts'>,
  tx: Db,
  order: OrderRow,
  wishes: readonly WishRow[],
  message: Message,
  now: Date,
): Promise<void> => {
  const locale = localeOf(config, order)
  const { market } = locale
  const { what, kind, text } = message
  for (const wish of wishes) {
    const { channel, to, keys, until } = wish
    if (isWrittenAnyway(wish, message, order)) continue
    if (!(await isFirstTime(tx, { orderId: order.id, channel, what, at: now }))) continue
    if (channel === 'text') {
      await texts.send(tx, { market, toNumber: to, text }, now)
      continue
    }
    if (channel === 'push') {
      if (keys !== null) await writePush(tx, { orderId: order.id, device: { endpoint: to, keys }, text, until }, now)
      continue
    }
    const subject = wordsOf(UPDATE_WORDS, locale).subjects[kind](order.shortId)
    const link = `${siteOf(config, market)}/order/myorders/${order.id}`
    await sendLetter(tx, { kind: 'order-update', market, toEmail: to, subject, text, link }, now)
  }
}
