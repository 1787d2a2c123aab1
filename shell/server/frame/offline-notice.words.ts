import { defineWords } from '@galo/words'

/** For whoever is offline (K06): the words come with the document, because nothing can be fetched by then. */
export const OFFLINE_NOTICE_WORDS = defineWords({
  en: {
    strip: 'You’re offline.',
    basketIsSafe: 'Your basket is safe here; we’ll check prices when you’re back.',
    anywhere: {
      title: 'You are offline',
      text: 'It looks like you’re offline. Please check your internet connection and try again.',
    },
    onPremises: {
      title: 'Oops, no internet!',
      text: 'Looks like you might be offline. Check your connection and try again, or ask one of us: we’re right here.',
    },
    refresh: 'Refresh',
    close: 'Close popup',
    looking: 'Having a look…',
    stillOffline: 'Still no connection. We’ll keep looking.',
  },
})
