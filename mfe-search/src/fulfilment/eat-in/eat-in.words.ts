import { defineWords } from '@galo/words'
import type { FulfilmentListingWords } from '../../features/restaurant-list/fulfilment-listing'

interface EatInWords extends FulfilmentListingWords {
  readonly onTheTableIn: string
  readonly minutes: (least: number, most: number) => string
}

/** Restaurants to eat in. */
export const EAT_IN_WORDS = defineWords<EatInWords>({
  en: {
    onTheTableIn: 'On the table in',
    minutes: (least, most) => `${least}–${most} min`,
    notOffered: { title: 'Nowhere to sit here', text: 'A counter and a grill, and no tables.' },
    aroundYou: (galos, ready) => `${galos} around you, ${ready} with a table open now.`,
    nobodyTakes: {
      title: 'Nobody near you is serving at tables',
      text: 'The grills are there, the tables are not. You can collect, and eat wherever you like.',
    },
    unavailable: {
      title: 'Our tables are not served just now',
      text: 'You can read the menus, or collect.',
    },
  },
})
