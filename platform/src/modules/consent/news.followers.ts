import type { Events } from '../../kernel/events'
import { marketingConsents } from '../../kernel/db/schema'
import { orderPlaced, type OrderPlaced } from '../orders'

/** Who ticked that they want news by e-mail, with an order that was made. Without an address there is nowhere to send any. */
const keepConsent = async ({ tx, orderId, row, request, now }: OrderPlaced): Promise<void> => {
  const email = request.customer.email
  if (request.marketing_consent == null || email == null) return
  const { words_version: wordsVersion } = request.marketing_consent
  await tx.insert(marketingConsents).values({ orderId, email, market: row.market, wordsVersion, agreedAt: now })
}

/** What orders say about news and offers (I03). */
export const newsFollowsOrders = (events: Events): void => {
  events.follow(orderPlaced, keepConsent)
}
