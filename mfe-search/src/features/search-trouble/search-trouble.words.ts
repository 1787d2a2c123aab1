import { defineWords } from '@galo/words'
import type { Trouble } from './trouble-of'

/** A search that came to nothing (D21). */
export const SEARCH_TROUBLE_WORDS = defineWords({
  en: {
    troubles: {
      'address-search': {
        title: 'We couldn’t look up that place',
        text: 'The address book didn’t answer. What you typed is still here.',
      },
      'restaurant-search': {
        title: 'Something went wrong',
        text: 'The grill directory didn’t answer. What you typed is still here.',
      },
      'order-experience': {
        title: 'Something went wrong',
        text: 'We got an answer we can’t use. What you typed is still here.',
      },
      maps: {
        title: 'We couldn’t bring the map',
        text: 'The map isn’t available, you can still type your address.',
      },
      'restaurants-unavailable': {
        title: 'Our restaurants can’t be reached',
        text: 'It still isn’t working. Ring us, and we’ll find your grill by voice.',
      },
    } satisfies Record<Trouble, { readonly title: string; readonly text: string }>,
    tryAgain: 'Try again',
    ring: (phone: string) => `Ring ${phone}`,
    leave: 'Not now',
  },
})
