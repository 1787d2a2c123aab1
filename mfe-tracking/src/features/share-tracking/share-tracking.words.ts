import { defineWords } from '@galo/words'

/** Giving somebody a link to follow a delivery. */
export const SHARE_TRACKING_WORDS = defineWords({
  en: {
    heading: 'Share tracking',
    text: 'Somebody waits with you? They see how far your order is and when it arrives. Your name, address, number, dishes and hand-over code stay hidden.',
    share: 'Share tracking',
    sharing: 'Making a link…',
    title: 'Follow my Galo delivery',
    link: 'Link to follow it',
    worksUntil: (when: string) => `Works until ${when}.`,
    handed: {
      sent: 'The link is on its way.',
      copied: 'Link copied.',
      'by-hand': 'Copy the link to share it.',
      left: '',
    },
    over: 'There’s nothing to follow any more.',
    failed: 'The link couldn’t be made. Try again.',
  },
})
