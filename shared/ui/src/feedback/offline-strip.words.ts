import { defineWords } from '@galo/words'

/** While the device is offline. */
export const OFFLINE_WORDS = defineWords({
  en: {
    offline: 'You’re offline.',
    basketIsSafe: 'Your basket is safe here; we’ll check prices when you’re back.',
  },
})
