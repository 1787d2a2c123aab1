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
    whereToGetIt: 'Where to get one',
    atTheTill:
      'At the till, in any Galo. Signing in isn’t open on this site yet, so online orders don’t lay tiles for now. They do taste the same.',
    findGalo: 'Find my Galo',
  },
})
