import { defineWords } from '@galo/words/tables'
import { FIRST_PASSWORD_LIVES_S, LINK_LIVES_S } from './account-links.rules'

export const LETTER_WORDS = defineWords({
  en: {
    hello: (givenName: string) => `Hello ${givenName},`,
    newPassword: {
      subject: 'A new password for Galo',
      text: `somebody asked for a new password for your Galo account. If it was you, choose one here. The link works once, for ${LINK_LIVES_S['new-password'] / 60} minutes.`,
      notYou: "If it wasn't you, there is nothing to do. Your password is as it was, and nobody has seen it.",
    },
    confirmEmail: {
      subject: 'Is this your e-mail?',
      text: `welcome to Galo. Tell us that this e-mail is yours, so that we know where to write when an order needs you. The link works for ${LINK_LIVES_S['confirm-email'] / 3600} hours.`,
      notYou: "If you didn't make an account, somebody may have mistyped theirs. Leave the link alone.",
    },
    joined: {
      subject: 'Your Galo card is here',
      text: `you joined the Galo card with your order, and its chilli goes on your card. Choose a password here and the card is yours to look at. The link works once, for ${FIRST_PASSWORD_LIVES_S / 3600} hours. After that, ask for another one at "Forgotten it?" where you log in.`,
      notYou: "If it wasn't you, somebody mistyped their e-mail. Leave the link alone, and nobody gets in.",
    },
    joinedBefore: {
      subject: 'You have a Galo account already',
      text: 'somebody ticked to join the Galo card with an order and this e-mail. You have an account already, so we made no second one, and nothing about yours has changed. Log in before you order next time, and your orders are in it.',
      notYou: "If it wasn't you, there is nothing to do. Whoever it was has not been told that you have an account.",
    },
  },
})
