import { loyaltyCards as cards } from '../../../data/loyalty'
import { seedStep } from '../../kernel/db/seed.step'
import { loyaltyCards, loyaltyRewards } from '../../kernel/db/schema'

/** The sample customers' cards. One that has been handed out is its customer's: it is never written again. */
export const loyaltyStep = () =>
  seedStep({
    name: 'loyalty',
    content: { cards: [...cards] },
    write: async (tx, content) => {
      for (const { rewards, ...card } of content.cards) {
        const row = { ...card, createdAt: new Date('2026-01-05T12:00:00.000Z') }
        const written = await tx.insert(loyaltyCards).values(row).onConflictDoNothing().returning()
        if (written.length === 0) continue
        for (const [index, { type, earnedAt, expiresAt }] of rewards.entries())
          await tx.insert(loyaltyRewards).values({
            id: `${card.cardNumber}-${index + 1}`,
            cardNumber: card.cardNumber,
            type,
            earnedAt: new Date(earnedAt),
            expiresAt: new Date(expiresAt),
          })
      }
    },
  })
