import { eq } from 'drizzle-orm'
import type { Db } from '../../kernel/db/database'
import { cardJoinings, guests } from '../../kernel/db/schema'
import { logDefect } from '../../kernel/defect'
import type { SteppedPlatform } from '../../kernel/platform'
import { joinWithEmail } from '../identity'
import { createCard } from '../loyalty'
import { orderPlaced, type OrderPlaced } from '../orders'

type LetterPlatform = Pick<SteppedPlatform, 'config' | 'origin' | 'events'>

const isGuest = async (tx: Db, customerId: string): Promise<boolean> =>
  (await tx.select({ id: guests.id }).from(guests).where(eq(guests.id, customerId))).length > 0

/**
 * Gives the card to a guest who ticked to join with their order (H09), once: an order is placed once, however often it is sent. It is no part of the
 * order: what fails here is undone by itself and logged, and the order stands.
 */
const join =
  (platform: LetterPlatform) =>
  async ({ tx, orderId, row, request, now }: OrderPlaced): Promise<void> => {
    const { email, first_name: givenName, last_name: familyName } = request.customer
    if (request.loyalty_signup == null || email == null || givenName == null || familyName == null) return
    const { market, customerId } = row
    const { words_version: wordsVersion } = request.loyalty_signup
    try {
      await tx.transaction(async (own) => {
        if (!(await isGuest(own, customerId))) return
        const person = { email, givenName, familyName, market }
        const cardNumber = await joinWithEmail(platform, own, person, (id) => createCard(own, id, market, now), now)
        await own.insert(cardJoinings).values({ orderId, market, wordsVersion, agreedAt: now, cardNumber })
      })
    } catch (error) {
      logDefect('Nobody could be joined with their order', error)
    }
  }

/** What orders say about joining. */
export const joiningFollowsOrders = (platform: LetterPlatform): void => {
  platform.events.follow(orderPlaced, join(platform))
}
