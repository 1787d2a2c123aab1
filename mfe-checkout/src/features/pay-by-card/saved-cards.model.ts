import type { SavedCard } from '@galo/contracts/wallet'

/** Instead of a saved card's id: one is typed. */
export const NEW_CARD = 'new'

/** What is chosen when the cards have come: the first that can pay, as the platform offers them. Who has begun to type goes on typing. */
export const firstChoice = (cards: readonly SavedCard[], isTyping: boolean): string =>
  (isTyping ? undefined : cards.find(({ isExpired }) => !isExpired)?.paymentMethodId) ?? NEW_CARD

/** The card that pays, of those that are there: nobody's choice passes to another card by itself. `null`: one is typed. */
export const chosenCard = (cards: readonly SavedCard[], choice: string | null): SavedCard | null =>
  cards.find(({ paymentMethodId, isExpired }) => paymentMethodId === choice && !isExpired) ?? null

/** As it is embossed: `07/28`. */
export const expiryText = ({ expiryMonth, expiryYear }: SavedCard): string =>
  `${String(expiryMonth).padStart(2, '0')}/${String(expiryYear % 100).padStart(2, '0')}`
