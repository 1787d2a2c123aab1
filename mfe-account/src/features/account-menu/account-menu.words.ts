import { defineWords } from '@galo/words'

export const ACCOUNT_MENU_WORDS = defineWords({
  en: {
    profile: 'Profile',
    profileOf: (name: string) => `Profile of ${name}`,
  },
})
