import { defineWords } from '@galo/words/tables'
import { LINK_LIVES_S } from './account-links.rules'

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
  },
})
