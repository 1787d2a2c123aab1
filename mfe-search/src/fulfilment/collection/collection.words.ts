import { defineWords } from '@galo/words'
import type { FulfilmentListingWords } from '../../features/restaurant-list/fulfilment-listing'

/** Restaurants to collect from. */
export const COLLECTION_WORDS = defineWords<FulfilmentListingWords>({
  en: {
    notOffered: 'No collection here',
    noneLeft: 'No times left today',
    from: (time) => `Collect from ${time}`,
    aroundYou: (galos, ready) => `${galos} around you, ${ready} ready to pack you a bag.`,
    nobodyTakes: {
      title: 'Nobody near you is taking collection orders',
      text: 'The grills are there, their tills are not answering. Have a look at the menus and try again in a bit.',
    },
    unavailable: {
      title: 'Nothing can be collected just now',
      text: 'No Galo takes orders to collect at the moment. Have a look at the menus and try again in a while.',
    },
    description: (place) => `Galo restaurants near ${place}: how far they are and from when you can collect.`,
  },
})
