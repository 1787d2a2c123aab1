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
  },
})
