import { defineWords } from '@galo/words'
import type { FulfilmentListingWords } from '../../features/restaurant-list/fulfilment-listing'

interface DeliveryWords extends FulfilmentListingWords {
  readonly arrivesIn: string
  readonly minutes: (least: number, most: number) => string
  readonly deliveryFrom: string
  readonly under: (sum: string) => string
  readonly upTo: (sum: string) => string
  readonly smallOrderFee: string
}

/** Restaurants that deliver. */
export const DELIVERY_WORDS = defineWords<DeliveryWords>({
  en: {
    arrivesIn: 'Arrives in',
    minutes: (least, most) => `${least}–${most} min`,
    deliveryFrom: 'Delivery from',
    under: (sum) => `Under ${sum}`,
    upTo: (sum) => `up to ${sum}`,
    smallOrderFee: 'small order fee',
    notOffered: { title: 'No delivery from here', text: 'There is no door a rider could stop at. Collect instead?' },
    aroundYou: (galos, ready) => `${galos} around you, ${ready} delivering to your door now.`,
    nobodyTakes: {
      title: 'Nobody near you is delivering right now',
      text: 'The grills are lit, and nobody is there to ride. You can collect, or try again in a bit.',
    },
    unavailable: {
      title: 'Nothing is delivered just now',
      text: 'No Galo sends riders out at the moment. You can collect, or try again in a while.',
    },
  },
})
