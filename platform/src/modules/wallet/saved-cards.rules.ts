import type { SavedCard } from '@galo/contracts/wallet'
import type { KeptCard } from '../../providers/card/port'

/** A card is good until the end of its month. */
export const hasExpired = ({ expiryMonth, expiryYear }: KeptCard, now: Date): boolean =>
  expiryYear * 12 + expiryMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1

/** Each once: a card that was kept twice is one, and the later one counts. What the provider can't compare stands for itself. */
const eachOnce = (latestFirst: readonly KeptCard[]): readonly KeptCard[] =>
  latestFirst.filter(
    ({ fingerprint }, at) =>
      fingerprint === null || latestFirst.findIndex((other) => other.fingerprint === fingerprint) === at,
  )

/** Those that are the same card as this one, itself included. */
export const sameCards = (cards: readonly KeptCard[], { id, fingerprint }: KeptCard): readonly KeptCard[] =>
  cards.filter((card) => card.id === id || (fingerprint !== null && card.fingerprint === fingerprint))

const latestFirst = (a: KeptCard, b: KeptCard): number => b.keptAt.getTime() - a.keptAt.getTime()

/**
 * As they are offered: the one they chose last, then the latest; what has run out comes last, since it can only be removed.
 * `usualId` may be a card that is gone, or a copy of one that was kept again since.
 */
export const savedCards = (kept: readonly KeptCard[], usualId: string | null, now: Date): readonly SavedCard[] => {
  const usual = kept.find(({ id }) => id === usualId)
  const isUsual = (card: KeptCard): boolean => usual !== undefined && sameCards([card], usual).length > 0
  const rank = (card: KeptCard): number => (hasExpired(card, now) ? 2 : isUsual(card) ? 0 : 1)
  return eachOnce(kept.toSorted(latestFirst))
    .toSorted((a, b) => rank(a) - rank(b))
    .map((card) => ({
      paymentMethodId: card.id,
      cardBrand: card.brand,
      cardLastFour: card.lastFour,
      expiryMonth: card.expiryMonth,
      expiryYear: card.expiryYear,
      isExpired: hasExpired(card, now),
    }))
}
