import { defineWords } from '@galo/words'
import type { FulfilmentListingWords } from '../../features/restaurant-list/fulfilment-listing'

interface CollectionWords extends FulfilmentListingWords {
  readonly collectFrom: string
  readonly usuallyTakes: string
  readonly minutes: (least: number, most: number) => string
}

/** Restaurants to collect from. */
export const COLLECTION_WORDS = defineWords<CollectionWords>({
  en: {
    collectFrom: 'Collect from',
    usuallyTakes: 'Usually takes',
    minutes: (least, most) => `${least}–${most} min`,
    notOffered: { title: 'No collection here', text: 'Nobody stands at the door to hand you a bag.' },
    aroundYou: (galos, ready) => `${galos} around you, ${ready} ready to pack you a bag.`,
    nobodyTakes: {
      title: 'Nobody near you is taking collection orders',
      text: 'The grills are there, their tills are not answering. Have a look at the menus and try again in a bit.',
    },
    unavailable: {
      title: 'Nothing can be collected just now',
      text: 'No Galo takes orders to collect at the moment. Have a look at the menus and try again in a while.',
    },
  },
})
