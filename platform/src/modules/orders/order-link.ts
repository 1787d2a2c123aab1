import { createHmac } from 'node:crypto'
import { DAY_MS } from '@galo/domain'
import { isSameSecret } from '../../kernel/http/secret'

/** As long as somebody may want the receipt, or has to say that something was missing. */
export const ORDER_LINK_LIVES_DAYS = 30

/** What a link is for: to have an order (0155), or to see how far it is (0184). */
type LinkUse = 'order-link' | 'order-watch'

/** Of one use: nothing else signed with this key can pass for it. */
const markOf = (use: LinkUse, orderId: string, until: string, key: string): string =>
  createHmac('sha256', key).update(`${use}\n${orderId}\n${until}`).digest('base64url')

const sign = (use: LinkUse, orderId: string, untilMs: number, key: string): string => {
  const until = Math.floor(untilMs / 1_000).toString(36)
  return `${orderId}.${until}.${markOf(use, orderId, until, key)}`
}

const opens = (use: LinkUse, link: string, orderId: string, now: Date, key: string): boolean => {
  const [id, until, mark, ...rest] = link.split('.')
  if (id !== orderId || until === undefined || mark === undefined || rest.length > 0) return false
  return isSameSecret(mark, markOf(use, orderId, until, key)) && Number.parseInt(until, 36) * 1_000 >= now.getTime()
}

/** What a letter's link carries: which order, until when, and that we said so. Good for this one order, for whoever has it (0155). */
export const signOrderLink = (orderId: string, from: Date, key: string): string =>
  sign('order-link', orderId, from.getTime() + ORDER_LINK_LIVES_DAYS * DAY_MS, key)

/** Whether the link is for this order, ours, untouched and not over. */
export const opensOrder = (link: string, orderId: string, now: Date, key: string): boolean =>
  opens('order-link', link, orderId, now, key)

/** The same of a link that somebody shares: good for how far this one order is, and for nothing else (0184). */
export const signWatchLink = (orderId: string, until: Date, key: string): string =>
  sign('order-watch', orderId, until.getTime(), key)

/** Whether the link is to watch this order, ours, untouched and not over. */
export const opensWatch = (link: string, orderId: string, now: Date, key: string): boolean =>
  opens('order-watch', link, orderId, now, key)
