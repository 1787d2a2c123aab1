import { defineWords } from '@galo/words'

/** The pages for who has no card at hand: forgotten, lost, to be replaced. */
export const CARD_HELP_WORDS = defineWords({
  en: {
    'forgot-card': {
      title: 'Forgot your card',
      description: 'Your Galo card at home? Your chillies are in your account.',
      heading: 'Forgot your card?',
      lead: 'It may stay at home. The chillies are with your account, not in the plastic.',
      doors: [
        {
          heading: 'Ordering here',
          text: 'No card needed',
          points: ['Log in before you pay', 'The order counts by itself, one chilli a day'],
          go: 'Log in',
        },
        {
          heading: 'At the till',
          text: 'The number will do',
          points: ['Log in on your phone and open My card', 'Read the number out, or show it'],
          go: 'My card',
        },
      ],
    },
    'lost-card': {
      title: 'Lost your card',
      description: 'A lost Galo card takes nothing with it: chillies and rewards stay with your account.',
      heading: 'Lost your card?',
      lead: 'Annoying, not expensive: nothing that you collected was on it.',
      doors: [
        {
          heading: 'What stays',
          text: 'Everything',
          points: [
            'Chillies and rewards stay with your account',
            'Online, only who is logged in as you can use a reward',
            'The number stays the same',
          ],
          go: 'My card',
        },
        {
          heading: 'A new one',
          text: 'If you like it in your hand',
          points: ['Cards are at the till, in any Galo', 'What works until you have one, in two steps'],
          go: 'Replace a lost card',
        },
      ],
    },
    'replace-card': {
      title: 'Replace a lost card',
      description: 'How to get another Galo card.',
      heading: 'A new card',
      lead: 'We can’t post one from this page yet. Here is what works today.',
      doors: [
        {
          heading: 'Without a card',
          text: 'Works at once',
          points: ['Log in: the number is under My card', 'Show it at the till, or order here'],
          go: 'My card',
        },
        {
          heading: 'With one in your hand',
          text: 'In any Galo',
          points: ['Ask for a card at the till', 'Have your old number ready, so that they know you'],
          go: 'Find my Galo',
        },
      ],
    },
  },
})
