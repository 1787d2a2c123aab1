import { defineWords } from '@galo/words'
import type { FulfilmentListingWords } from '../../features/restaurant-list/fulfilment-listing'

interface AtTableWords extends FulfilmentListingWords {
  readonly broughtIn: string
  readonly minutes: (least: number, most: number) => string
}

/** Restaurants that bring it to the table of somebody who is there. */
export const AT_TABLE_WORDS = defineWords<AtTableWords>({
  en: {
    broughtIn: 'Brought to you in',
    minutes: (least, most) => `${least}–${most} min`,
    notOffered: { title: 'No tables here', text: 'A counter and a grill. Order at the till.' },
    aroundYou: (galos, ready) => `${galos} around you, ${ready} bringing food to tables now.`,
    nobodyTakes: {
      title: 'Nobody near you is bringing food to tables',
      text: 'Ask at the till, or collect and eat wherever you like.',
    },
    unavailable: {
      title: 'Our tables are not served just now',
      text: 'You can read the menus, or collect.',
    },
  },
})
