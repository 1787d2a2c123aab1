import { defineWords } from '@galo/words'

export const ACCOUNT_NAME_WORDS = defineWords({
  en: {
    profile: 'Profile',
    of: (name: string) => ` of ${name}`,
  },
})
