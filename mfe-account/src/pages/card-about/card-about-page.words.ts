import { defineWords } from '@galo/words'

/** What the loyalty card is, for a visitor who has none. */
export const CARD_WORDS = defineWords({
  en: {
    title: 'The Galo card',
    description: 'Ten tiles, rewards on the third, sixth and tenth.',
    heading: 'Ten tiles to a whole chicken',
    howItWorks: (spend: string) =>
      `Spend ${spend} or more and the card gets a chilli, painted as a tile. One a day. Finish the wall, start another.`,
    tiles: '10 tiles',
    rewards: 'Rewards sit on the third, sixth and tenth. They keep for a year.',
    goodFor: 'What it’s good for',
    /** Two ways to invite, compared by a test: what is said of the card is true in both. */
    whereToGetIt: { plain: 'Where to get one', warm: 'Your wall starts with one tile' },
    atTheTill: { plain: 'At the till, in any Galo.', warm: 'Come by and ask for a card at the till, in any Galo.' },
    withYourAccount:
      'Once one is with your account, log in before you order and that tile is laid too. Putting one there isn’t open on this site yet.',
    findGalo: 'Find my Galo',
  },
})
