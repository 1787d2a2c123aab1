import { createHmac } from 'node:crypto'
import { DAY_MS } from '@galo/domain'
import { isSameSecret } from '../../kernel/http/secret'

/** As long as somebody may want the receipt, or has to say that something was missing. */
export const ORDER_LINK_LIVES_DAYS = 30

/** Of one use: nothing else signed with this key can pass for it. */
const markOf = (orderId: string, until: string, key: string): string =>
  createHmac('sha256', key).update(`order-link\n${orderId}\n${until}`).digest('base64url')

/** What a letter's link carries: which order, until when, and that we said so. Good for this one order, for whoever has it (0155). */
export const signOrderLink = (orderId: string, from: Date, key: string): string => {
  const until = Math.floor((from.getTime() + ORDER_LINK_LIVES_DAYS * DAY_MS) / 1_000).toString(36)
  return `${orderId}.${until}.${markOf(orderId, until, key)}`
}

/** Whether the link is for this order, ours, untouched and not over. */
export const opensOrder = (link: string, orderId: string, now: Date, key: string): boolean => {
  const [id, until, mark, ...rest] = link.split('.')
  if (id !== orderId || until === undefined || mark === undefined || rest.length > 0) return false
  return isSameSecret(mark, markOf(orderId, until, key)) && Number.parseInt(until, 36) * 1_000 >= now.getTime()
}
