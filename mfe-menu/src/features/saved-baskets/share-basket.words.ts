import { defineWords } from '@galo/words'

/** Sharing what is in a basket by a link (X03). */
export const SHARE_BASKET_WORDS = defineWords({
  en: {
    heading: 'Share this basket',
    text: 'Send it to who is choosing with you. They see these dishes, and nothing about you.',
    share: 'Share',
    sharing: 'Making a link',
    /** Over the message that goes with the link. */
    title: (restaurant: string) => `A basket at ${restaurant}`,
    link: 'The link to this basket',
    worksUntil: (day: string) => `It works until ${day}, and shows the basket as it is now.`,
    /** What became of the link; nothing is said to who went back. */
    handed: {
      sent: 'Shared.',
      copied: 'Link copied. Paste it wherever you like.',
      'by-hand': 'Here is the link: copy it from the box.',
      left: '',
    },
    refusals: {
      TOO_MANY_SHARED_BASKETS: 'That was a lot of links in a minute. Wait a moment, then share again.',
      BASKET_EMPTY: 'There is nothing in this basket to share.',
      NOT_FOUND: 'This basket isn’t there any more. Choose again, then share.',
      offline: 'You’re offline, so there is no link yet. Try again once you’re back.',
      other: 'We couldn’t make a link just now. Try again.',
    },
  },
})

export type ShareBasketWords = (typeof SHARE_BASKET_WORDS)['en']
