import { defineWords } from '@galo/words'

/** The cross of a sheet or a dialog. */
export const OVERLAY_WORDS = defineWords({
  en: {
    close: 'Close popup',
  },
})
