import type { AppErrorCode } from '@galo/contracts/errors'
import { defineWords } from '@galo/words'

/** The search failed. */
export const SEARCH_FAILED_WORDS = defineWords({
  en: {
    failures: {
      network: {
        title: 'You are offline',
        text: 'It looks like you’re offline. Please check your internet connection and try again.',
      },
      timeout: {
        title: 'Something went wrong',
        text: 'The grill directory took too long to answer. What you typed is still here.',
      },
      contract: {
        title: 'Something went wrong',
        text: 'We got an answer we couldn’t read. What you typed is still here.',
      },
      'session-ended': {
        title: 'Something went wrong',
        text: 'Your visit timed out. Try again and we’ll carry on from here.',
      },
      'remote-unavailable': {
        title: 'Something went wrong',
        text: 'A part of the site didn’t arrive. What you typed is still here.',
      },
      rejected: {
        title: 'Something went wrong',
        text: 'The grill directory couldn’t answer just now. What you typed is still here.',
      },
    } satisfies Record<AppErrorCode, { title: string; text: string }>,
    askingAgain: 'Asking again',
    tryAgain: 'Try again',
    callUs: (phone: string) => `It still isn’t working. Call us on ${phone} and we’ll find your grill by voice.`,
  },
})
