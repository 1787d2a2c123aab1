import { defineWords } from '@galo/words'

/** The page of a delivery that somebody shared. */
export const WATCH_PAGE_WORDS = defineWords({
  en: {
    title: 'Follow a delivery',
    description: 'How far a delivery is that somebody shared with you, and when it arrives.',
    over: 'This link is over',
    overText:
      'It ends a while after the delivery, or a piece of it got lost on its way. Ask who sent it for a new one.',
    hungry: 'Order something yourself',
    outOfReach: 'We can’t reach this delivery',
    outOfReachText: 'The kitchen doesn’t answer us right now. The delivery is not affected by that.',
  },
})
