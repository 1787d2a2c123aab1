import { defineWords } from '@galo/words'

/** The Galo card, joined with the order. Who changes these words counts `JOIN_WORDS` on (`use-place-order.ts`): they are what somebody agrees to. */
export const JOIN_CARD_WORDS = defineWords({
  en: {
    join: 'Join the Galo card with this order',
    help: 'We make you an account with your name and e-mail, by our terms. This order’s chilli goes on your card.',
    terms: 'Read the terms',
    next: 'Once you’ve ordered we write to your e-mail: choose a password there, and the card is yours.',
  },
})
